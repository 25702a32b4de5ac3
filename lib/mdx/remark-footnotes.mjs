import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/**
 * Reports the footnotes whose text would vanish: those that nothing names, the second of one name, and those with a
 * space before their name, which are links by name to CommonMark. And those without a text, of which a reader sees the
 * way back alone.
 */
export default function remarkFootnotes() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, "definition", (node, index, parent) => {
      const { label, identifier } = node;
      if (!parent || index === undefined || !/^\^\s*\S+$/.test(label ?? "")) return;
      const name = (label ?? identifier).replace(/\s/g, "");
      report(file, node, `A footnote's name has a space: "[${label}]".`, `Write [${name}], here and where it belongs.`);
      // Where its text would lead as an address is no matter.
      parent.children.splice(index, 1);
      return index;
    });
    /** @type {Set<string>} */
    const named = new Set();
    visit(tree, "footnoteReference", ({ identifier }) => {
      named.add(identifier);
    });
    /** @type {Set<string>} */
    const known = new Set();
    visit(tree, "footnoteDefinition", (node) => {
      const { identifier, label } = node;
      const mark = `[^${label ?? identifier}]`;
      if (!named.has(identifier)) {
        report(
          file,
          node,
          `Nothing names the footnote ${mark}, so nobody would read it.`,
          `Write ${mark} where it belongs, or remove it.`,
        );
      } else if (known.has(identifier)) {
        report(file, node, `A second footnote ${mark}, which nobody would read.`, "Give it another name.");
      } else if (node.children.every(({ type }) => type === "mdxFlowExpression")) {
        report(file, node, `The footnote ${mark} has no text.`, `Write it behind its name: ${mark}: The text.`);
      }
      known.add(identifier);
    });
  };
}
