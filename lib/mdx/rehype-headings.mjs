import { slug } from "github-slugger";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/**
 * Reads explicit heading ids, `## Title [#id]` or `## Title [#id, #old-id]`, before rehype-slug names the rest.
 * Each further id is an alias: an empty target in front of the text, so that links to a renamed heading still arrive.
 */
export default function rehypeHeadings() {
  /** @param {import("hast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    /** @type {Set<string>} */
    const taken = new Set();
    visit(tree, "element", (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      if (node.tagName === "h1") {
        report(
          file,
          node,
          `A heading of level 1: "${textOf(node)}".`,
          "The page's title is its only h1; begin with ##.",
        );
      }
      visit(node, "element", (inner) => {
        if (inner.tagName === "a") {
          report(file, node, "A link in a heading, which is a link to itself.", "Put the link into the text below.");
        }
      });
      const last = node.children.at(-1);
      const match =
        last?.type === "text" ? /\s*\[((?:#[a-z0-9_.-]+)(?:,\s*#[a-z0-9_.-]+)*)\]\s*$/.exec(last.value) : null;
      if (!match || last?.type !== "text") {
        const [wrong] = last?.type === "text" ? (/\[\s*#[^\]]*\]\s*$/.exec(last.value) ?? []) : [];
        if (wrong) {
          const cure = "Ids are lower-case letters, digits, and . _ -, with commas between them: [#new-id, #old-id].";
          report(file, node, `"${wrong.trim()}" is not an id, and would be read as text.`, cure);
        }
        checkWords(file, node, taken);
        return;
      }
      last.value = last.value.slice(0, match.index);
      const [id, ...aliases] = (match[1] ?? "").split(/,\s*/).map((name) => name.slice(1));
      if (id) node.properties.id = id;
      node.children.unshift(
        ...aliases.map((alias) => ({
          type: /** @type {const} */ ("element"),
          tagName: "span",
          properties: { id: alias, className: ["alias"] },
          children: [],
        })),
      );
    });
  };
}

/**
 * A heading without an id of its own gets it from its words. There have to be some, and no other heading may have them:
 * the second one's id would be the first one's as soon as that is gone.
 * @param {import("vfile").VFile} file @param {import("hast").Element} heading @param {Set<string>} taken
 */
function checkWords(file, heading, taken) {
  const id = slug(textOf(heading).trim());
  if (/^-*$/.test(id)) {
    report(
      file,
      heading,
      `The heading "${textOf(heading)}" has no words to make an id of.`,
      "Write what the section tells.",
    );
  } else if (taken.has(id)) {
    report(
      file,
      heading,
      `A second heading "${textOf(heading)}": links to it would change with the first.`,
      `Say what makes it different, or give it an id of its own: ## ${textOf(heading)} [#another-id].`,
    );
  }
  taken.add(id);
}
