import { expect, it } from "vitest";
import { isAlias, isPair, isScalar, parseDocument } from "yaml";
import { findPart } from "./yaml-nodes";

const source = "a: &one [1, { b: 2 }]\n? [c]\n: *one\nempty:\n";

it("goes through all parts in the order of the text, each in what it stands in", () => {
  const seen: string[] = [];
  findPart(parseDocument(source), (part, above) => {
    const kind = isPair(part) ? "pair" : isScalar(part) ? String(part.value) : isAlias(part) ? `*${part.source}` : "[]";
    seen.push(`${above.length} ${kind}`);
    return undefined;
  });
  expect(seen).toEqual(
    "0 [], 1 pair, 2 a, 2 [], 3 1, 3 [], 4 pair, 5 b, 5 2, 1 pair, 2 [], 3 c, 2 *one, 1 pair, 2 empty, 2 null".split(
      ", ",
    ),
  );
});

it("returns the first answer, and asks no more", () => {
  let asked = 0;
  const found = findPart(parseDocument(source), (part) => {
    asked += 1;
    return isScalar(part) && part.value === 1 ? "here" : undefined;
  });
  expect([found, asked]).toEqual(["here", 5]);
});

it("finds nothing in nothing", () => expect(findPart(parseDocument(""), () => undefined)).toBeUndefined());
