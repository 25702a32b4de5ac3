import { toString as textOf } from "hast-util-to-string";

/** From how many letters on a name may be longer than its column. */
const long = 24;

/**
 * The parts of a name that is longer than its line, to be broken before each: where a step of a path begins, and where
 * its words are joined by a dot or an underscore, but for those of a parameter. A text of words has one part.
 * @param {string} text
 */
export const namePartsOf = (text) => text.split(/(?<=[._])(?=[a-z])(?![^{}]*\})|(?<=[\w}])(?=\/[\w{])/);

/**
 * Lets a name in a cell be broken where its words are joined, if it is long, and tells whether it is.
 * @param {import("hast").Element} code
 */
export function breakLongName(code) {
  if (textOf(code).length <= long) return false;
  code.children = code.children.flatMap(breakable);
  return true;
}

/**
 * @param {import("hast").ElementContent} child
 * @returns {import("hast").ElementContent[]}
 */
function breakable(child) {
  if (child.type !== "text") return [child];
  return namePartsOf(child.value).flatMap((value, at) => {
    const text = { type: /** @type {const} */ ("text"), value };
    return at === 0
      ? [text]
      : [{ type: /** @type {const} */ ("element"), tagName: "wbr", properties: {}, children: [] }, text];
  });
}
