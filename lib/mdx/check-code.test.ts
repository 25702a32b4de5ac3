import { expect, it } from "vitest";
import { codeProblems } from "./check-code.mjs";
import { parseCodeMeta } from "./code-meta.mjs";

const check = (meta: string) =>
  codeProblems("a\nb\nc", "text", parseCodeMeta(meta)).map(({ what, cure }) => `${what} ${cure}`);

it.each(["ins={1} del={2}", "{1-3} ins={1}", "{1-3} del={1,3}"])("lines may have the marks %s", (meta) =>
  expect(check(meta)).toEqual([]),
);

it.each([
  ["ins={1} del={1}", "1"],
  ["del={2} ins={1-3}", "2"],
  ["ins={1-3} del={2-3}", "2, 3"],
])("a line is put in or taken out: %s", (meta, lines) =>
  expect(check(meta)).toEqual([`Both ins and del have line ${lines}. Leave each line in one of them.`]),
);
