import { literal } from "@/lib/mdx/literal.mjs";
import { calloutCure, calloutNames } from "@/lib/mdx/remark-alerts.mjs";
import { noSpace } from "./check-links";
import type { Fault } from "./problem";

/** A space, a letter, a sign: what can stand before and after a sign of emphasis. */
const kinds = [String.raw`\s`, String.raw`[\p{L}\p{N}]`, String.raw`[^\s\p{L}\p{N}*_]`];

/** With the same kind on both sides it was not to be one: a product (`2 * 3`), a name (`snake_case`), a star alone. */
const meant = ["^[*_]+$", ...kinds.map((kind) => `(?<=${kind})[*_]+${kind}`)].join("|");

/** Signs of emphasis on both sides of words, between a letter and another sign: there, it neither begins nor ends. */
const [, letter, sign] = kinds;
const tight = [
  String.raw`(\*{1,2})(?![\s*])[^*\n]*${sign}\1(?=${letter})`,
  String.raw`(?<=${letter})(\*{1,2})(?=${sign})[^*\n]*[^\s*]\2(?!\*)`,
].join("|");

const address = String.raw`(?:\/|#|https?:|mailto:)`;
const callouts = `(?:${calloutNames.join("|")})`;
const noBreak = "The space after its sign is one that does not break a line: delete it, and type a plain one.";

/**
 * What a reader sees where Markdown was meant, and what its writer has to write. Each is a text that no sentence has.
 * Code and escaped signs have been made literal before, so that none of them is found.
 */
export const failedMarkdown: readonly (Fault & { pattern: RegExp })[] = [
  {
    pattern: new RegExp(String.raw`\[[^\]]+\]\s+\(${address}`),
    what: "A link",
    cure: "Write [its text](its address) without a space between them.",
  },
  {
    pattern: /(?<!\S)![ \t]+(?=\S)/,
    what: "A picture",
    cure: "Write ![What it shows](its address) without a space after the !.",
  },
  {
    pattern: new RegExp(String.raw`\([^()\n]+\)\[${address}`),
    what: "A link",
    cure: "Write its text in square brackets, and its address in round ones: [its text](its address).",
  },
  {
    pattern: /\]\([^\s()]+[ \t]+["'“”‘’]/,
    what: "A caption",
    cure: 'Write one straight quote before it, one after it, and the bracket: ![its text](its address "The caption").',
  },
  {
    pattern: /\]\((?:\/|https?:)[^)"'\n]*?[ \t]+[^\s)"'][^)"'\n]*(?:["'][^\n]*["'][ \t]*)?\)/,
    what: "An address with a space",
    cure: noSpace,
  },
  {
    // The backslash at its end has made a bracket of its own of the link's.
    pattern: new RegExp(String.raw`\[[^\]]+\]\([^()\s${literal("`")}]+${literal(")")}`),
    what: "A link",
    cure: "Write / for each \\ of its address: [its text](/docs/inbox/).",
  },
  {
    pattern: new RegExp(String.raw`\]\(${address}|\[[^\]\n]*[^\s\](]\((?:\/docs\/|#|https?:|mailto:)`),
    what: "A link",
    cure: "Close both brackets: [its text](its address).",
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    what: "A footnote",
    cure: "Write its text on a line of its own: [^1]: The text.",
  },
  {
    pattern: /\[\[[^\][\n]+\]\]|\[[^\][]+\]\[[^\]]*\]/,
    what: "A link by name",
    cure: "Write [its text](its address): links of this site have their address with them.",
  },
  { pattern: new RegExp(String.raw`^!\[!?${callouts}\]`, "im"), what: "A callout", cure: calloutCure },
  { pattern: /^\[![A-Z]+\]:?[ \t]+\S/im, what: "A callout", cure: calloutCure },
  {
    pattern: new RegExp(String.raw`^\[![ \t]*${callouts}[ \t]*\]?[ \t]*$`, "im"),
    what: "A callout",
    cure: calloutCure,
  },
  { pattern: new RegExp(String.raw`^\[${callouts}\][ \t]*$`, "m"), what: "A callout", cure: calloutCure },
  {
    pattern: /^(?::{3,}|!{3}[ \t]+[a-z])/,
    what: "A callout",
    cure: "Write > [!NOTE], and > before each line of the text after it.",
  },
  {
    pattern: /^#{7,}(?=\s)/m,
    what: "A heading",
    cure: "Write ##, ###, or ####: no heading has more than six.",
  },
  { pattern: /^#{1,6}(?=[\u00A0\u202F])/m, what: "A heading", cure: noBreak },
  { pattern: /^#(?=[A-Z])|^#{2,6}(?=[^\s#])/m, what: "A heading", cure: "Write a space after the #." },
  { pattern: /^(?:[-*+]|\d{1,3}[.)])(?=[\u00A0\u202F])/m, what: "A list", cure: noBreak },
  {
    pattern: /^[ \t]*[\u00A0\u202F]\s*(?=[-*+]\s|\d{1,3}[.)]\s|#{1,6}\s)/m,
    what: "An indentation",
    cure: "Its spaces are ones that do not break a line: delete them, and type plain ones.",
  },
  {
    // Literal code begins with its backtick, U+E060.
    pattern: /^(?:-(?=\p{Lu}\p{L}|\uE060)|\d{1,3}[.)](?=\p{Lu}\p{Ll}|\uE060))/mu,
    what: "A list",
    cure: "Write a space after its sign: - One, or 1. One.",
  },
  {
    // Of a list that begins with 1, CommonMark needs no empty line.
    pattern: /(?<=\S[ \t]*\n)(?!1[.)])\d{1,2}[.)][ \t]+\S/,
    what: "A list",
    cure: "Leave an empty line before it, and begin it with 1.",
  },
  {
    // The symbol fonts of word processors have their bullets in private use, and an o is one of theirs. One mark alone may
    // say yes, as in the cell of a table, and a dash alone who is quoted.
    pattern:
      /^[•‣◦▪●■□◆➢➤►\uF000-\uF0FF](?=[ \t\u00A0])|^o[ \t\u00A0]+(?=\p{Lu})|^(?:[☐☑✓✔][ \t\u00A0].*\n[☐☑✓✔]|([–—·→⇒]|[-=]>)[ \t\u00A0].*\n\1)[ \t\u00A0]/mu,
    what: "A list",
    cure: "Begin each of its lines with a hyphen and a space: - One.",
  },
  {
    // One alone may be an initial, as in "A. Turing".
    pattern: /^[aA][.)][ \t]+\S.*\n[bB][.)][ \t]+\S|^\(?[1a]\)[ \t]+\S.*\n\(?[2b]\)[ \t]+\S/m,
    what: "A list",
    cure: "Write a number and a full stop for each sign: 1. One, and 2. Two on the next line.",
  },
  {
    pattern: /^\[(?:\](?=[ \t]+\S)|[xX ]\](?=\p{L}))/u,
    what: "A task",
    cure: "Write - [ ] and a space before it, or - [x] where it is done.",
  },
  {
    pattern: /^\|.*\|\s*$/m,
    what: "A table",
    cure: "Write a line |---|---| with one part for each column after its headings, and blank lines around the table.",
  },
  {
    pattern: new RegExp(tight, "u"),
    what: "Emphasis",
    cure: "Put a space between the word and the signs, or put the punctuation outside them: **Note**: text.",
  },
  {
    pattern: new RegExp(String.raw`\*\*|(?<=\s)__|(?<![*_])(?!${meant})[*_]+`, "u"),
    what: "Emphasis",
    cure: "Write **word**, with the same signs on both sides and no space inside; write \\ before a sign that is meant, or put it in backticks.",
  },
  {
    // Before a number, or an amount of money, the sign stands for "about".
    pattern: /~~|(?<![\p{L}\p{N}])~[^\s~/](?:[^~\n]*[^\s~])?~(?![\p{L}\p{N}\p{Sc}]|\.\p{N})|(?<=\p{L})~[\p{L}\p{N}]+~/u,
    what: "A word between tildes",
    cure: "Write ~~word~~ to strike it out, and H<sub>2</sub>O for a number set low; write \\ before a sign that is meant, or put it in backticks.",
  },
  { pattern: /<[A-Z]\w*[\s/>]/, what: "An element", cure: "Put it in backticks." },
  {
    pattern: /^(?:``[a-z]*|[‘’´]{3}\S*)$/m,
    what: "A fence",
    cure: "Write ``` on a line of its own before the code and after it.",
  },
  { pattern: /`/, what: "Code", cure: "Close the backticks: `code`." },
  {
    pattern: /(?<!\S)==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/,
    what: "A mark",
    cure: "Write **bold** or *emphasis*: these docs have no marker.",
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/,
    what: "A sign by its name",
    cure: "Write the sign itself, or a word.",
  },
  { pattern: /&(?:#\d+|[a-z]{2,});/, what: "A sign by its name", cure: "Write the sign itself." },
];
