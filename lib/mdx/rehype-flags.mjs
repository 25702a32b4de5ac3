import { SKIP, visit } from "unist-util-visit";

/** A flag or a name with a hyphen in it, which may stand anywhere in a command. A longer one has to break on a phone. */
const flag = /(?<![\w-])(?=--?[A-Za-z]|\w+-+\w)[\w-]{2,24}(?![\w-])/;

/**
 * Keeps each flag and each name in a sentence or a cell on one line: a browser may break after a hyphen, and what then
 * stands there is another flag, or two words. Blocks of code scroll, and need nothing.
 */
export default function rehypeFlags() {
  /** @param {import("hast").Root} tree */
  return (tree) => {
    visit(tree, "element", (element) => {
      if (element.tagName === "pre") return SKIP;
      if (element.tagName !== "code") return;
      element.children = element.children.flatMap(withFlags);
      return SKIP;
    });
  };
}

/**
 * @param {import("hast").ElementContent} child
 * @returns {import("hast").ElementContent[]}
 */
function withFlags(child) {
  if (child.type !== "text") return [child];
  /** @type {import("hast").ElementContent[]} */
  const parts = [];
  let rest = child.value;
  for (let found = flag.exec(rest); found; found = flag.exec(rest)) {
    if (found.index > 0) parts.push({ type: "text", value: rest.slice(0, found.index) });
    const [value] = found;
    parts.push({
      type: "element",
      tagName: "span",
      properties: { className: ["flag"] },
      children: [{ type: "text", value }],
    });
    rest = rest.slice(found.index + value.length);
  }
  return rest === "" ? parts : [...parts, { type: "text", value: rest }];
}
