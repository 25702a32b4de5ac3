import { expect, it } from "vitest";
import { postingsOf } from "./postings";
import type { SearchRecord } from "./records";

const record = (page: number, parent: number | undefined, text: string, more: Partial<SearchRecord> = {}) =>
  ({ page, parent, id: "", title: "", kind: "Guide", names: [], terms: [], text, ...more }) as SearchRecord;

const records = [
  record(0, undefined, "cursor"),
  record(0, 0, "cursor cursor limit"),
  record(1, undefined, "limit limit limit order order order"),
];

it("a word weighs where it is said often, or typed", () => {
  const postings = postingsOf([record(0, undefined, "tag tag tag limit"), record(0, 0, "limit", { terms: ["limit"] })]);
  expect(postings.get("tag")).toEqual({ strong: [0], weak: [] });
  expect(postings.get("limit")).toEqual({ strong: [1], weak: [0] });
});

it("what a name says, the text need not say again", () => {
  const postings = postingsOf([record(0, undefined, "The tag ends.", { title: "Tags" })]);
  expect([...postings.keys()]).toEqual(["end"]);
});

it("texts are indexed by section while there is room, then by page, then what tells most of each page", () => {
  expect(postingsOf(records, 5).get("cursor")).toEqual({ strong: [], weak: [0, 1] });
  expect(postingsOf(records, 4).get("cursor")).toEqual({ strong: [0], weak: [] });
  const few = postingsOf(records, 2);
  expect([...few]).toEqual([
    ["cursor", { strong: [0], weak: [] }],
    ["order", { strong: [2], weak: [] }],
  ]);
});
