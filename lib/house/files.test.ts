import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { projectFolders } from "./project-folders";

const files = projectFolders().flatMap((folder) =>
  listFiles(folder, /^(?!.*node_modules).*\.(tsx?|mjs|js|css|py|go)$/).map((name) => `${folder}/${name}`),
);
const read = (file: string) => readFileSync(file, "utf8");

/** More than two hundred lines, and why. */
const longFiles: Readonly<Record<string, string>> = {
  "lib/search/rank.test.ts": "one table, which shows what comes before what",
};

it("no file is longer than two hundred lines without a reason", () => {
  const long = files.filter((file) => read(file).split("\n").length > 201);
  expect(long).toEqual(Object.keys(longFiles));
});

describe("every function that lib/ exports says in a sentence what it promises:", () => {
  const exported =
    /^export (?:default )?(?:async )?(?:function\*? (\w+)|const (\w+)[^=\n]*= (?:async )?(?:\([^)\n]*\)|\w+)[^=\n]*=>)/;

  /** The exported functions of a text that no comment stands above. */
  function speechless(text: string): string[] {
    const lines = text.split("\n");
    return lines.flatMap((line, at) => {
      const [, name, constant] = exported.exec(line) ?? [];
      const found = name ?? constant;
      return found && !lines[at - 1]?.endsWith("*/") ? [found] : [];
    });
  }

  it("all of them do", () => {
    const promising = files.filter((file) => file.startsWith("lib/") && !file.includes(".test."));
    expect(promising.flatMap((file) => speechless(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it.each([
    ["export function a() {}", ["a"]],
    ["/** Says. */\nexport function a() {}", []],
    ["/** Says. */\n\nexport function a() {}", ["a"]],
    ["export async function* a() {}", ["a"]],
    ["export default function a() {}", ["a"]],
    ["export const a = (b: string) => b;", ["a"]],
    ["export const a = (b: string): string => b;", ["a"]],
    ["export const a = 1;", []],
    ["function a() {}", []],
  ])("%j: %j", (text, names) => expect(speechless(text)).toEqual(names));
});
