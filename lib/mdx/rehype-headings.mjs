import { slug } from "github-slugger";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { withEscapes } from "./literal.mjs";
import { report } from "./report.mjs";

/**
 * Reads explicit heading ids, `## Title [#id]` or `## Title [#id, #old-id]`, before rehype-slug names the rest.
 * Each further id is an alias: an empty target in front of the text, so that links to a renamed heading still arrive.
 */
export default function rehypeHeadings() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    /** @type {Map<string, string>} */
    const taken = new Map();
    visit(tree, "element", (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      checkHeading(file, node);
      // The heading of footnotes has its id: nobody wrote it.
      if (node.properties.id !== undefined) return;
      const hasIds = takeIds(file, node);
      const isPlaced = checkPlace(file, node, hasIds);
      if (isPlaced && !hasIds) checkWords(file, node, taken);
    });
  };
}

/** @param {import("vfile").VFile} file @param {import("hast").Element} heading */
function checkHeading(file, heading) {
  if (heading.tagName === "h1") {
    const what = `A heading of level 1: "${textOf(heading)}".`;
    report(file, heading, what, "The page's title is its only h1; begin with ##.");
  }
  visit(heading, "element", (inner) => {
    if (inner.tagName === "a") {
      report(file, heading, "A link in a heading, which is a link to itself.", "Put the link into the text below.");
    }
  });
}

/**
 * Takes the ids off a heading's end: the first becomes its own, the others its aliases. Says whether there were any.
 * @param {import("vfile").VFile} file @param {import("hast").Element} heading
 */
function takeIds(file, heading) {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return false;
  const match = /\s*\[((?:#[a-z0-9_.-]+)(?:,\s*#[a-z0-9_.-]+)*)\]\s*$/.exec(last.value);
  if (!match) {
    const [wrong] = /\[\s*#[^\]]*\]\s*$/.exec(last.value) ?? [];
    if (wrong) {
      const cure = "Ids are lower-case letters, digits, and . _ -, with commas between them: [#new-id, #old-id].";
      report(file, heading, `"${wrong.trim()}" is not an id, and would be read as text.`, cure);
      return false;
    }
    const [signless = ""] =
      /(?<=\s)(?:\[[a-z0-9]+-[a-z0-9-]+(?:,\s*[a-z0-9-]+)*\]|\(#[\w.-]+\))\s*$/.exec(last.value) ?? [];
    if (signless) {
      const ids = signless.replace(/[[\]()#\s]/g, "").split(",");
      const cure = `Write [${ids.map((id) => `#${id}`).join(", ")}].`;
      report(file, heading, `"${signless.trim()}" is not how an id is written, and would be read as text.`, cure);
    }
    return false;
  }
  last.value = last.value.slice(0, match.index);
  const [id, ...aliases] = (match[1] ?? "").split(/,\s*/).map((name) => name.slice(1));
  if (id) heading.properties.id = id;
  heading.children.unshift(
    ...aliases.map((alias) => ({
      type: /** @type {const} */ ("element"),
      tagName: "span",
      properties: { id: alias, className: ["alias"] },
      children: [],
      position: heading.position,
    })),
  );
  return true;
}

/**
 * Whether no id stands before a heading's end, where it is read as text. One in code, or behind a backslash, is meant.
 * @param {import("vfile").VFile} file @param {import("hast").Element} heading @param {boolean} hasIds at its end
 */
function checkPlace(file, heading, hasIds) {
  let isPlaced = true;
  visit(heading, (node) => {
    if (node.type === "element" && node.tagName === "code") return SKIP;
    if (node.type !== "text") return;
    const { start, end } = node.position ?? {};
    const text = withEscapes(node.value, String(file).slice(start?.offset ?? 0, end?.offset ?? 0));
    const [stray] = /\[#[a-z0-9_.-]+(?:,\s*#[a-z0-9_.-]+)*\]/.exec(text) ?? [];
    if (stray === undefined) return;
    const cure = hasIds
      ? "Write all ids in one pair of brackets at its end: [#new-id, #old-id]."
      : "Move it to the end of the heading.";
    report(file, heading, `The id "${stray}" does not stand at the end of its heading: it is read as text.`, cure);
    isPlaced = false;
  });
  return isPlaced;
}

/**
 * A heading without an id of its own gets it from its words. There have to be some, and no other heading may have them:
 * the second one's id would be the first one's as soon as that is gone. Of "C++" and "C#", both are "c".
 * @param {import("vfile").VFile} file @param {import("hast").Element} heading
 * @param {Map<string, string>} taken each id, and the heading that has it
 */
function checkWords(file, heading, taken) {
  const text = textOf(heading).trim();
  const id = slug(text);
  const first = taken.get(id);
  if (/^-*$/.test(id)) {
    report(file, heading, `The heading "${text}" has no words to make an id of.`, "Write what the section tells.");
  } else if (first !== undefined) {
    const what =
      first === text
        ? `A second heading "${text}": links to it would change with the first.`
        : `The headings "${first}" and "${text}" make the same id, "${id}": links to the second would change with the first.`;
    const written = `${"#".repeat(Number(heading.tagName.charAt(1)))} ${text}`;
    report(file, heading, what, `Say what makes it different, or give it an id of its own: ${written} [#another-id].`);
  } else {
    taken.set(id, text);
  }
}
