import { describe, expect, it } from "vitest";
import { lineAt, placeOf } from "./place";

describe("the place of a character", () => {
  it.each([
    ["", 0, 1, 1],
    ["ab", 1, 1, 2],
    ["\nb", 0, 1, 1],
    ["\nb", 1, 2, 1],
    ["a\n\nbc", 4, 3, 2],
    ["a\r\nb", 3, 2, 1],
  ])("%j at %i: line %i, column %i", (text, offset, line, column) => {
    expect(placeOf(text, offset)).toEqual({ line, column });
    expect(lineAt(text, offset)).toBe(line);
  });
});
