import { nearestWord } from "../content/nearest-word.mjs";
import { languages } from "./highlight.mjs";

/** How others call a language, where the nearest name of ours would be another language. */
const aliases = new Map([
  ["sh", "bash"],
  ["shell", "bash"],
  ["zsh", "bash"],
  ["shell-session", "console"],
  ["terminal", "console"],
  ["ps", "powershell"],
  ["ps1", "powershell"],
  ["pwsh", "powershell"],
  ["js", "javascript"],
  ["mjs", "javascript"],
  ["ts", "typescript"],
  ["jsx", "tsx"],
  ["py", "python"],
  ["golang", "go"],
  ["yml", "yaml"],
  ["xml", "html"],
  ["svg", "html"],
  ["md", "mdx"],
  ["markdown", "mdx"],
  ["txt", "text"],
  ["plaintext", "text"],
  ["plain", "text"],
]);

/**
 * The language that a fence has under a name of its writer's, if one is near enough to be meant.
 * @param {string} name
 * @example languageMeant("py") // "python"
 */
export function languageMeant(name) {
  if (name === "") return undefined;
  return aliases.get(name.toLowerCase()) ?? nearestWord(name, languages);
}
