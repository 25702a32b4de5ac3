import { expect, it } from "vitest";
import { buildSearch } from "./build";
import type { SearchedPage } from "./records";

const page = (html: string, number = 0): SearchedPage => ({
  href: `/docs/p${number}/`,
  section: "docs",
  title: "Page",
  kind: "Guide",
  role: "any",
  names: [],
  keywords: [],
  html,
});
const postingOf = ({ index }: ReturnType<typeof buildSearch>, word: string) =>
  index.postings.at(index.words.indexOf(word));

it("a word weighs where it is code, or said often", () => {
  const built = buildSearch(
    [page('<h2 id="a">A</h2><p>cursor cursor cursor, limit</p><h2 id="b">B</h2><p><code>limit</code> cursor</p>')],
    new Map(),
  );
  expect(postingOf(built, "cursor")).toEqual({ strong: [1], weak: [2] });
  expect(postingOf(built, "limit")).toEqual({ strong: [2], weak: [1] });
});

it("the version is of what the index holds", () => {
  const version = (html: string) => buildSearch([page(html)], new Map()).index.version;
  expect(version("<p>a word</p>")).toBe(version("<p>a word</p>"));
  expect(version("<p>a word</p>")).not.toBe(version("<p>another word</p>"));
});
