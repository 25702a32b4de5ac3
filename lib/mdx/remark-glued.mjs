import { visit } from "unist-util-visit";
import { report } from "./report.mjs";

/** What has no place of its own in a sentence, so that a space was forgotten before a link behind it: re[open]. */
const prefixes = new Set(
  "anti auto co de dis in inter meta micro mis multi non over pre re sub super un under".split(" "),
);

/** Words that end no other: "logs" and "plugin" may have a link in their first half. */
const ofSentence = /^(?:and|for|from|has|into|now|that|the|then|this|when|which|while|will|with|you|your)(?!\p{L})/u;
const afterLink = /^(?:are|if|is|it|of|to)(?!\p{L})/u;

/** The letters that a node begins or ends with. @param {import("mdast").Nodes | undefined} node @param {0 | -1} side @returns {string} */
function lettersAt(node, side) {
  if (node?.type === "text")
    return (side === 0 ? /^\p{L}+/u : /(?<![\p{N}'’_-]\p{L}*)\p{L}+$/u).exec(node.value)?.[0] ?? "";
  return node && "children" in node ? lettersAt(node.children.at(side), side) : "";
}

/**
 * Whether a word goes over into a link or into bold letters by mistake: a part of a word may be emphasized, and nobody
 * links one but its stem.
 * @param {boolean} isLink @param {string} before @param {string} word
 */
function isGluedBefore(isLink, before, word) {
  if (before.length < 2 || word.length < 3) return false;
  if (isLink) return !prefixes.has(before.toLowerCase());
  return (
    /^(?:from|that|the|this|when|which)$/i.test(before) || (/^\p{Ll}+$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(word))
  );
}

/** @param {boolean} isLink @param {string} word @param {string} after */
const isGluedAfter = (isLink, word, after) =>
  word.length > 2 && (ofSentence.test(after) || (isLink && afterLink.test(after)));

/**
 * Reports a word that a link, code, or bold letters stick to: its writer, or the program that it was copied from, lost a
 * space.
 */
export default function remarkGlued() {
  /** @param {import("mdast").Root} tree @param {import("vfile").VFile} file */
  return (tree, file) => {
    visit(tree, ["link", "strong", "inlineCode"], (node, index, parent) => {
      const isLink = node.type === "link";
      /** @param {string} one @param {string} other */
      const tell = (one, other) =>
        report(file, node, `"${one}" and "${other}" have no space between them.`, "Put one there.");
      const textAt = (/** @type {number} */ at) => {
        const beside = parent?.children[at];
        return beside?.type === "text" ? beside : undefined;
      };
      const before = lettersAt(textAt((index ?? 0) - 1), -1);
      if (node.type === "inlineCode") {
        const after = lettersAt(textAt((index ?? 0) + 1), 0);
        if (before.length > 1 && !prefixes.has(before.toLowerCase())) tell(before, node.value);
        if (ofSentence.test(after)) tell(node.value, after);
        return;
      }
      const first = lettersAt(node, 0);
      if (isGluedBefore(isLink, before, first)) tell(before, first);
      const after = lettersAt(textAt((index ?? 0) + 1), 0);
      const last = lettersAt(node, -1);
      if (isGluedAfter(isLink, last, after)) tell(last, after);
    });
  };
}
