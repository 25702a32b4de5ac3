import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";

/**
 * The languages a code fence can have, with the grammar that colors each; loaded when first used.
 * @type {Record<string, (() => Promise<any>) | undefined>}
 */
const grammars = {
  console: () => import("shiki/langs/shellscript.mjs"),
  bash: () => import("shiki/langs/shellscript.mjs"),
  powershell: () => import("shiki/langs/powershell.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsonc: () => import("shiki/langs/jsonc.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  http: () => import("shiki/langs/http.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
  toml: () => import("shiki/langs/toml.mjs"),
  ini: () => import("shiki/langs/ini.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  mdx: () => import("shiki/langs/mdx.mjs"),
  text: undefined,
};

export const languages = Object.keys(grammars);

/**
 * One class per kind of token; their colors are tokens of the design, one pair for both themes. Punctuation has the
 * color of plain code: in JSON, braces have no kind, and an element for each comma is a fifth of a page's elements.
 */
const classes = new Map([
  ["var(--t-token-keyword)", "tk"],
  ["var(--t-token-string)", "ts"],
  ["var(--t-token-string-expression)", "ts"],
  ["var(--t-token-comment)", "tc"],
  ["var(--t-token-constant)", "tn"],
  ["var(--t-token-function)", "tf"],
  ["var(--t-token-parameter)", "tp"],
  ["var(--t-token-link)", "ts"],
  ["var(--t-token-inserted)", "ti"],
  ["var(--t-token-deleted)", "td"],
  ["var(--t-token-changed)", "tn"],
]);

/** @type {Promise<import("shiki/core").HighlighterCore> | undefined} */
let started;
const theme = "tokens";

function highlighter() {
  started ??= createHighlighterCore({
    themes: [kinds()],
    langs: [],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  return started;
}

/**
 * Shiki's kinds of token, and ours: to it, each word of a command is a string, flag or not, and a header's name another.
 */
function kinds() {
  const shikis = createCssVariablesTheme({ name: theme, variablePrefix: "--t-", fontStyle: false });
  const ours = [
    { scope: ["constant.other.option", "entity.name.tag.http"], settings: { foreground: "var(--t-token-parameter)" } },
    { scope: "string.unquoted.argument.shell", settings: { foreground: "var(--t-foreground)" } },
  ];
  return { ...shikis, tokenColors: [...(shikis.tokenColors ?? []), ...ours] };
}

/** A longer line stays without colors: nobody reads it, and it is written by a program. */
const longestColored = 1000;

/**
 * Colors code, a line of HTML for each line of the source.
 * @param {string} code
 * @param {string} language one of `languages`
 * @returns {Promise<string[]>} escaped HTML with a class for each kind of token
 */
export async function highlightLines(code, language) {
  const grammar = grammars[language];
  if (!grammar) return code.split("\n").map(escapeHtml);
  const shiki = await highlighter();
  const name = language === "console" || language === "bash" ? "shellscript" : language;
  if (!shiki.getLoadedLanguages().includes(name)) await shiki.loadLanguage(grammar());
  // No limit of time: on a busy machine, a line would be left half without colors, and two builds would differ.
  // A limit of length instead, which is the same everywhere: the shell's grammar takes seconds for 5,000 characters.
  const options = { lang: name, theme, tokenizeTimeLimit: 0, tokenizeMaxLineLength: longestColored };
  return shiki.codeToTokens(code, options).tokens.map(lineHtml);
}

/** @param {{ content: string; color?: string }[]} tokens */
function lineHtml(tokens) {
  /** @type {{ name: string | undefined; text: string }[]} */
  const runs = [];
  for (const { content, color } of tokens) {
    const last = runs.at(-1);
    const name = content.trim() === "" ? last?.name : classes.get(color ?? "");
    if (last && last.name === name) last.text += content;
    else runs.push({ name, text: content });
  }
  return runs
    .map(({ name, text }) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join("");
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
