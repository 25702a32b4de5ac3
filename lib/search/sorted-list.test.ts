import { expect, it } from "vitest";
import { SortedList } from "./sorted-list";

const list = new SortedList([
  ["tag", 1],
  ["recap", 2],
  ["tags", 3],
  ["taken", 4],
  ["tag", 5],
]);

it.each([
  ["tag", [1, 5, 3]],
  ["ta", [1, 5, 3, 4]],
  ["x", []],
  ["", [2, 1, 5, 3, 4]],
])("what begins with %j", (start, values) => expect(list.startingWith(start)).toEqual(values));
