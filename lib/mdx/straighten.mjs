import { codePoint } from "../content/code-point.mjs";
import { parseTerminal } from "./terminal.mjs";

const comment = /(?<![^\s;|&(])#.*/;
const apostrophe = /(?<=\p{L})’(?=\p{L})/u;

/** What a language takes for text, or passes over: there, any sign may stand. */
const passed = {
  shell: [
    /'[^']*'/,
    /"(?:\\[\s\S]|[^"\\])*"/,
    /\\(?![ \t]+$)[\s\S]/,
    /<<-?[ \t]*(['"]?)(?<end>\w+)\1[\s\S]*?\n[ \t]*\k<end>(?!\S)/,
    comment,
    apostrophe,
  ],
  powershell: [/'[^']*'/, /"(?:`[\s\S]|[^"`])*"/, /`[\s\S]/, comment, apostrophe],
  json: [/"(?:\\.|[^"\\\n])*"/, /\/\/.*/, /\/\*[\s\S]*?\*\//],
};

/** Every dash that may stand where a hyphen was typed: that of a language, of a word processor, and a minus. */
const dash = String.raw`[\u2010-\u2015\u2212]`;
const dashes = `-?${dash}(?:${dash}|-)*`;

/** What editors and word processors make of what is typed, or leave behind it. */
const made = {
  space: /(?! )\p{Zs}/u,
  quotes: /[“„][^“”\n]*[“”]|‘[^‘’\n]*’|[“”„‘’]/,
  goesOn: /\\[ \t]+$/,
  hyphens: new RegExp(String.raw`(?<!\S)${dashes}\p{L}[\w\u2010\u2011-]*`, "u"),
};

/** @type {Map<string, keyof typeof passed>} */
const kinds = new Map([
  ["bash", "shell"],
  ["console", "shell"],
  ["powershell", "powershell"],
  ["json", "json"],
  ["jsonc", "json"],
]);

/** A program's name at the beginning of code in a sentence, or a flag of one. */
const typed = new RegExp(String.raw`^(?:\$ )?(?:devlog|curl|git|npm|npx|brew)(?=\s)|^${dashes}[a-z]`);

/**
 * Code as it was typed, before an editor set it: with plain spaces, straight quotes, and hyphens, where the language
 * takes those for a part of it. Faults count their lines from 0; a line has one of each kind.
 * @param {string} code
 * @param {string} language of its fence, or `inline`
 * @returns {{ text: string; faults: import("../content/problem").LineFault[] }}
 */
export function straighten(code, language) {
  const kind = language === "inline" && typed.test(code) ? "shell" : kinds.get(language);
  if (!kind) return { text: code, faults: [] };
  const pattern = patternOf(kind);
  /** @type {Map<string, import("../content/problem").LineFault>} */
  const faults = new Map();
  const read = language === "console" ? withoutOutput(code) : code;
  let text = "";
  let end = 0;
  for (const found of read.matchAll(pattern)) {
    const [name, sign] = Object.entries(found.groups ?? {}).find(([key, value]) => key !== "end" && value) ?? [];
    if (name === undefined || sign === undefined) continue;
    const mended = mend(sign);
    text += code.slice(end, found.index) + mended;
    end = found.index + sign.length;
    const line = code.slice(0, found.index).split("\n").length - 1;
    const key = `${line} ${name}`;
    if (!faults.has(key)) faults.set(key, { line, ...faultOf(name, sign, mended, around(code, found.index)) });
  }
  return { text: text + code.slice(end), faults: [...faults.values()] };
}

/** @param {keyof typeof passed} kind */
function patternOf(kind) {
  const { space, quotes, hyphens, goesOn } = made;
  const found = { space, quotes, ...(kind !== "json" && { hyphens }), ...(kind === "shell" && { goesOn }) };
  const named = Object.entries(found).map(([name, { source }]) => `(?<${name}>${source})`);
  return new RegExp([...passed[kind].map(({ source }) => source), ...named].join("|"), "gmu");
}

const beginsWithDash = new RegExp(`^${dashes}`);

/** @param {string} sign */
function mend(sign) {
  if (beginsWithDash.test(sign)) {
    const name = sign.replace(beginsWithDash, "").replace(/[\u2010\u2011]/g, "-");
    return `${name.length > 1 ? "--" : "-"}${name}`;
  }
  if (sign.startsWith("\\")) return "\\";
  return sign
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Zs}/gu, " ");
}

/** @param {string} name @param {string} sign @param {string} mended @param {string} words */
function faultOf(name, sign, mended, words) {
  if (name === "space") {
    const kind = /[\u00A0\u202F]/.test(sign) ? "A no-break space" : "A space that is not plain";
    return { what: `${kind}, ${codePoint(sign)}, stands in "${words}".`, cure: "Delete it, and type a plain space." };
  }
  if (name === "goesOn")
    return { what: "A space after the \\ at a line's end: the command ends there.", cure: "Delete the space." };
  if (name === "hyphens") {
    // The others look like a hyphen.
    const [seen = "", other] = new RegExp(`[–—]|(${dash})`).exec(sign) ?? [];
    const what = `${sign} begins with a dash${other ? `, ${codePoint(seen)}` : ""}, not with a hyphen.`;
    return { what, cure: `Write ${mended}, with plain hyphens.` };
  }
  return { what: `Typographic quotes in code: ${sign}.`, cure: `Write straight quotes: ${mended}.` };
}

/** The words before and after a space. @param {string} code @param {number} at */
function around(code, at) {
  const [before = ""] = /\S*$/.exec(code.slice(0, at)) ?? [];
  const [after = ""] = /^\S*/.exec(code.slice(at + 1)) ?? [];
  return `${before.slice(-20)} ${after.slice(0, 20)}`.trim();
}

/** A terminal's commands, with spaces where its output is. @param {string} code */
function withoutOutput(code) {
  const kinds = parseTerminal(code).map(({ kind }) => kind);
  return code
    .split("\n")
    .map((line, at) => (kinds[at] === "output" ? " ".repeat(line.length) : line))
    .join("\n");
}
