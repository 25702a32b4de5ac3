import { expect, it } from "vitest";
import { conflictIn } from "./conflicts";

it.each([
  ["one at its beginning", "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main", 1],
  ["one whose beginning was removed", "a\n=======\nb\n>>>>>>> main\n", 4],
  ["a line under a title", "Title\n=======\n", undefined],
  ["a quotation of a quotation", ">>> a\n\n>>>>>>>>> b", undefined],
  ["one that a page shows", "  ```text\n  <<<<<<< HEAD\n  a\n  =======\n  b\n  >>>>>>> main\n  ```", undefined],
  ["signs in a line", "Git writes <<<<<<< HEAD there.", undefined],
])("%s", (_, source, line) => expect(conflictIn("content/a.mdx", source)?.line).toBe(line));

it("looks from a place on, and tells the line in the file", () => {
  const source = "<<<<<<< a\n---\n\n<<<<<<< b";
  expect(conflictIn("content/a.mdx", source, 10)?.line).toBe(4);
});
