import { describe, expect, it } from "vitest";
import { parseCodeMeta } from "./code-meta.mjs";

describe("parseCodeMeta", () => {
  it("reads every option", () => {
    const meta = parseCodeMeta('title="a b.ts" {1,3-5} ins={2} del={7-8} lines wrap fails schema="Project"');
    expect(meta).toEqual({
      title: "a b.ts",
      marked: new Set([1, 3, 4, 5]),
      inserted: new Set([2]),
      deleted: new Set([7, 8]),
      lines: true,
      wrap: true,
      fails: true,
      claims: { schema: "Project" },
      unknown: [],
    });
  });

  it("reads nothing from nothing", () =>
    expect(parseCodeMeta("")).toMatchObject({ lines: false, wrap: false, fails: false, unknown: [] }));

  it("reads ranges with spaces, and what else of the API a sample can be", () => {
    const { marked, claims, unknown } = parseCodeMeta('{ 1 , 3 - 4 } response="a" webhook="b"');
    expect([marked, claims, unknown]).toEqual([new Set([1, 3, 4]), { response: "a", webhook: "b" }, []]);
  });

  it.each([
    'titel="x"',
    'subtitle="x"',
    "title=x",
    "{a}",
    "mark={1}",
    "linenos",
    "constructor={1}",
    "{5-3}",
    "{4-}",
    "{-4}",
    "ins={1,}",
    "{1-999999999}",
  ])("names %s as unknown", (part) => {
    expect(parseCodeMeta(part).unknown).toEqual([part]);
  });

  it("names a second title as unknown, and keeps the first", () => {
    expect(parseCodeMeta('title="a.ts" title="b.ts"')).toMatchObject({ title: "a.ts", unknown: ['title="b.ts"'] });
  });
});
