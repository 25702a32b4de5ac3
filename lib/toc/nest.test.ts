import { expect, it } from "vitest";
import { nestHeadings, type TocEntry } from "./nest";

const shape = (entries: TocEntry[]): unknown[] =>
  entries.map(({ id, entries: below }) => (below.length > 0 ? [id, shape(below)] : id));
const nest = (...levels: number[]) =>
  shape(nestHeadings(levels.map((level, at) => ({ level, id: `${level}${"abcdef"[at]}`, text: "" }))));

it.each([
  [
    [2, 3, 3, 2],
    [["2a", ["3b", "3c"]], "2d"],
  ],
  [[2, 4, 3], [["2a", ["3c"]]]],
  [
    [3, 2],
    ["3a", "2b"],
  ],
  [[1, 2], ["2b"]],
  [[], []],
])("headings of levels %j nest as %j", (levels, nested) => expect(nest(...levels)).toEqual(nested));
