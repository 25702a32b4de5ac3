import { describe, expect, it } from "vitest";
import { byPlace, ContentError, describeProblem } from "./problem";

const problem = { file: "content/a.mdx", line: 3, column: 1, what: 'Unknown field "titel".', cure: "Write title." };

describe("describeProblem", () => {
  it("names file, line, column, what and cure", () => {
    expect(describeProblem(problem)).toBe('content/a.mdx:3:1  Unknown field "titel".\n    Write title.');
  });
  it("leaves out a place it does not know", () => {
    expect(describeProblem({ ...problem, line: undefined })).toMatch(/^content\/a\.mdx {2}Unknown/);
  });
});

it("ContentError lists every problem", () => {
  const error = new ContentError([problem, { ...problem, file: "content/b.mdx" }]);
  expect(error.message).toContain("content/a.mdx:3");
  expect(error.message).toContain("content/b.mdx:3");
});

it("byPlace sorts by file, then line", () => {
  const at = (file: string, line?: number) => ({ ...problem, file, line });
  const sorted = [at("b", 1), at("a", 9), at("a", 2), at("a")].sort(byPlace);
  expect(sorted.map(({ file, line }) => [file, line])).toEqual([
    ["a", undefined],
    ["a", 2],
    ["a", 9],
    ["b", 1],
  ]);
});
