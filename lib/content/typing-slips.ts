import { edge, literal } from "@/lib/mdx/literal.mjs";
import { articleSlips } from "./article-slips";
import type { Fault } from "./problem";

/** What no sentence has, and what its writer has to do. Code and escaped signs have been made literal before. */
export const typingSlips: readonly (Fault & { pattern: RegExp })[] = [
  // A face may end in one.
  {
    pattern: new RegExp(String.raw`(?<![:;]-?)\((?![^()[\]]*\])[^()${literal(")")}]*$`),
    what: "A bracket without its other",
    cure: "Close it, or take it away.",
  },
  {
    pattern: new RegExp(String.raw`(?<=[\p{L}\p{N}${edge}]) +[,;](?=\s|$)|(?<=[\p{L}${edge}]) +[.:!?](?=\s|$)`, "u"),
    what: "A space before a punctuation mark",
    cure: "Take it away; a sign that is meant stands in backticks.",
  },
  {
    pattern: /(?<!\S)\( +(?=\S)|(?<=\S) +\)(?=[\s.,;:]|$)/,
    what: "A space inside of a bracket",
    cure: "Take it away.",
  },
  { pattern: /(?<=\p{L})\.\.(?=\s|$)/u, what: "A second full stop", cure: "Write one." },
  { pattern: /(?<=\p{L}),,/u, what: "A second comma", cure: "Write one." },
  {
    pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll}+[ ,])/u,
    what: "A sentence without a space before it",
    cure: "Put one there; a name with a full stop stands in backticks.",
  },
  {
    pattern: /(?<=\p{L} ?)--(?= \p{L})|(?<=\p{L} )--(?=\p{L})|(?<=(?<![\w.-])\p{L}+)--(?=\p{L}+(?![\w./-]))/u,
    what: "A dash of two hyphens",
    cure: "Write a comma, a colon, or a full stop; a flag stands in backticks.",
  },
  {
    pattern: /(?<!\S)(\p{Lu}[^.!?\n]{8,}[.!?])[ \n]\1(?!\S)/u,
    what: "A sentence that stands twice",
    cure: "Write it once.",
  },
  {
    pattern: /(?<![\p{L}\p{N}'’-])(?!(?:do|had|have|her|in|is|long|on|that) )(\p{L}{2,})[ \n]\1(?![\p{L}\p{N}'’-])/iu,
    what: "A word that stands twice",
    cure: "Write it once, or turn the sentence round.",
  },
  {
    pattern:
      /\?{3,}|\[(?:insert\s[^\][\n]+|placeholder|(?:link|screenshot|URL)(?: (?:here|of|to)\b[^\][\n]*)?)\](?!\()/i,
    what: "A placeholder",
    cure: "Write what is to stand there, or leave it out.",
  },
  ...articleSlips,
];

/** The slips of a text that stands in a field, such as a description. */
export function slipsIn(text: string): Fault[] {
  return typingSlips.flatMap(({ pattern, what, cure }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ what: `${what} is published as it is typed: "${found.trim()}".`, cure }];
  });
}
