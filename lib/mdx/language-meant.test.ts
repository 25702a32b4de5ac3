import { expect, it } from "vitest";
import { languages } from "./highlight.mjs";
import { languageMeant } from "./language-meant.mjs";

it.each([
  ["py", "python"],
  ["js", "javascript"],
  ["TS", "typescript"],
  ["xml", "html"],
  ["sh", "bash"],
  ["zsh", "bash"],
  ["ps1", "powershell"],
  ["md", "mdx"],
  ["txt", "text"],
  ["plaintext", "text"],
  ["yml", "yaml"],
  ["jsn", "json"],
  ["Bash", "bash"],
  ["typscript", "typescript"],
  ["", undefined],
  ["dockerfile", undefined],
])("by %j, %j is meant", (name, language) => {
  expect(languageMeant(name)).toBe(language);
  expect(language === undefined || languages.includes(language)).toBe(true);
});
