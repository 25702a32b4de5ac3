import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readKeptText } from "./kept-text";
import { apiFile } from "./site-api";
import { parseText } from "./text";

describe("a text that is kept says what the text says", () => {
  const source = readFileSync(apiFile, "utf8");
  const [kept, again, read] = [
    readKeptText(apiFile, source),
    readKeptText(apiFile, source),
    parseText(apiFile, source),
  ];

  it("in its values", () => {
    expect(kept.root).toEqual(read.root);
    expect(again.root).toEqual(read.root);
  });

  it.each(["", "/paths", "/paths/~1projects/get", "/paths/~1projects/get/responses/200", "/components/no/such/place"])(
    "in the line of %j",
    (pointer) => {
      const lines = [kept, again, read].map((text) => text.root !== undefined && text.lineOf(pointer));
      expect(new Set(lines).size).toBe(1);
    },
  );

  it("in its numbers, every digit", () => {
    const text = `a: ${2n ** 70n}\nb: 0.10`;
    for (const _ of [1, 2]) expect(readKeptText("a.yaml", text).root).toEqual(parseText("a.yaml", text).root);
  });
});

it("a text that cannot be read is read anew, with its problems", () => {
  for (const _ of [1, 2]) expect(readKeptText("a.yaml", "a: [")).toEqual(parseText("a.yaml", "a: ["));
});
