import { describe, expect, it } from "vitest";
import { crumbsTo, flatten, holds, neighbours, trail } from "./query";
import type { NavNode } from "./types";

const link = (slug: string): NavNode => ({ kind: "link", slug, href: `/docs/${slug}/`, label: slug });
const tree: NavNode[] = [
  link("a"),
  { kind: "group", label: "G", nodes: [link("b"), { kind: "group", label: "H", nodes: [link("c")] }] },
  link("d"),
];

it("flatten reads in order", () => expect(flatten(tree).map(({ slug }) => slug)).toEqual(["a", "b", "c", "d"]));

describe("neighbours", () => {
  it.each([
    ["a", undefined, "b"],
    ["b", "a", "c"],
    ["c", "b", "d"],
    ["d", "c", undefined],
    ["x", undefined, undefined],
  ])("%s stands between %s and %s", (slug, previous, next) => {
    const found = neighbours(tree, slug);
    expect(found.previous?.slug).toBe(previous);
    expect(found.next?.slug).toBe(next);
  });
});

describe("trail", () => {
  it.each([
    ["a", ["a"]],
    ["c", ["G", "H", "c"]],
    ["x", []],
  ])("to %s is %j", (slug, labels) => expect(trail(tree, slug).map(({ label }) => label)).toEqual(labels));
});

it("holds answers for links and groups", () => {
  expect(tree.map((node) => holds(node, "c"))).toEqual([false, true, false]);
});

describe("crumbsTo", () => {
  it("begins with the section and ends with the page, which needs no link", () => {
    expect(crumbsTo(tree, "c", "docs")).toEqual([
      { label: "Docs", href: "/docs/" },
      { label: "G" },
      { label: "H" },
      { label: "c" },
    ]);
  });
  it("leads from the docs to a section's own page", () => {
    expect(crumbsTo([link("cli")], "cli", "cli")).toEqual([{ label: "Docs", href: "/docs/" }, { label: "CLI" }]);
  });
});
