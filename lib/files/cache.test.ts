import { expect, it } from "vitest";
import { heldBeside } from "@/lib/openapi/checks/kept-problems";
import { inputs } from "./cache";
import { importedBy } from "./testing/imported-by";

// What is kept is made by these; a change of whatever they use has to change its name.
it.each([
  ["lib/content/compile.ts", []],
  ["lib/cli/read.ts", []],
  ["lib/openapi/document/read.ts", []],
  ["lib/openapi/checks/lint.ts", []],
  // What is wrong with a description has these in its name.
  ["lib/texts/check-sentences.ts", heldBeside],
  ["lib/source/product-names.ts", heldBeside],
  ["lib/openapi/checks/check.ts", heldBeside],
  ["lib/openapi/checks/check-api.ts", heldBeside],
  ["lib/openapi/checks/with-lint.ts", heldBeside],
])("all that %s uses is in the key", (file, beside: readonly string[]) => {
  const isInKey = (name: string) => beside.includes(name) || inputs.some((folder) => name.startsWith(`${folder}/`));
  expect([...importedBy(file)].filter((name) => !isInKey(name))).toEqual([]);
});

it("what is imported only when it is needed is used, too", () =>
  expect([...importedBy("lib/content/slips.ts")]).toContain("lib/facts/check-facts.ts"));
