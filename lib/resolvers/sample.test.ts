import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { UnresolvedError } from "./resolver";
import { sample } from "./sample";

describe("<Sample>", () => {
  it.each([
    ["webhooks/verify.mjs", "javascript"],
    ["webhooks/verify.py", "python"],
    ["webhooks/verify.go", "go"],
  ])("is %s as it was tested, colored as %s", (file, lang) => {
    const value = readFileSync(`content/samples/${file}`, "utf8").trimEnd();
    expect(sample.resolve({ file })).toEqual([{ type: "code", lang, meta: `title="${file.slice(9)}"`, value }]);
  });

  it("can have another title", () => {
    expect(sample.resolve({ file: "webhooks/verify.py", title: "app/verify.py" })).toMatchObject([
      { meta: 'title="app/verify.py"' },
    ]);
  });

  it.each([
    ["webhooks/verfy.mjs", 'file="webhooks/verify.mjs"'],
    ["../../package.json", "Put the file into content/samples/"],
    ["webhooks/webhooks.test.ts", "write one of: "],
  ])("refuses %s and says what to write", (file, cure) => {
    let refusal: unknown;
    try {
      sample.resolve({ file });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UnresolvedError);
    expect((refusal as UnresolvedError).cure).toContain(cure);
  });
});
