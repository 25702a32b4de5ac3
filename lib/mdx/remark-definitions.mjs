import { visit } from "unist-util-visit";
import { calloutCure } from "./remark-alerts.mjs";
import { report } from "./report.mjs";

/**
 * Reports the addresses of links by name that nobody would see: those that no link takes, and the second of one name. To
 * CommonMark, a word in brackets with a colon behind it is the name of one, whatever was meant: a callout, or a text.
 */
export default function remarkDefinitions() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    /** @type {Set<string>} */
    const taken = new Set();
    visit(tree, (node) => {
      if (node.type === "linkReference" || node.type === "imageReference") taken.add(node.identifier);
    });
    /** @type {Set<string>} */
    const known = new Set();
    visit(tree, "definition", (node) => {
      const { identifier, url } = node;
      const name = `[${node.label ?? identifier}]`;
      if (/^\[![a-z]+\]$/i.test(name)) {
        report(file, node, `"${name}:" names an address, and is not shown.`, calloutCure);
      } else if (!taken.has(identifier) && /^\[(?:\/+|comment)\]$/i.test(name)) {
        report(file, node, `"${name}:" is no way to write a note here.`, "Write {/* the note */}.");
      } else if (!taken.has(identifier)) {
        report(
          file,
          node,
          `"${name}:" names an address that no link takes, and is not shown.`,
          `Write \\${name}: where a text is meant, and [its text](its address) where a link is.`,
        );
      } else if (known.has(identifier)) {
        const what = `A second address of the name ${name}, where no link would lead.`;
        report(file, node, what, `Write [its text](${url}) where it is to lead there, or remove it.`);
      }
      known.add(identifier);
    });
  };
}
