import { expect, it } from "vitest";
import { readSidebar } from "./read-sidebar";

const file = "content/sidebars.ts";

it("a section's list is read", () =>
  expect(readSidebar({ docs: [""], cli: ["cli"], api: ["api"] }, "cli", { file, source: "" })).toEqual({
    section: "cli",
    isList: true,
    entries: ["cli"],
    problems: [],
  }));

it("a mistake in a group of a group is told, and what is right in them stays", () => {
  const inner = { label: "Deep", entries: ["cli/b", { slug: "odd" }] };
  const cli = ["cli", { label: "More", entries: ["cli/a", inner] }];
  const { entries, problems } = readSidebar({ cli }, "cli", { file, source: 'cli: [\n{ slug: "odd" }' });
  expect(entries).toEqual(["cli", { label: "More", entries: ["cli/a", { label: "Deep", entries: ["cli/b"] }] }]);
  expect(problems).toMatchObject([{ line: 2, what: expect.stringContaining('{"slug":"odd"}') }]);
});

it("a group whose entries have another name is told", () => {
  const cli = ["cli", { label: "Group", entry: ["a"] }];
  const { entries, problems } = readSidebar({ cli }, "cli", { file, source: 'cli: ["cli",\n{ label: "Group" }]' });
  expect(entries).toEqual(["cli"]);
  expect(problems).toMatchObject([
    { line: 2, what: expect.stringContaining("neither the slug of a page nor a group") },
  ]);
});

it.each([
  [0, 1],
  [1, 0],
  [34, 0],
  [35, 1],
])("a group's label of %i letters is told %i times", (length, times) => {
  const cli = [{ label: "X".repeat(length), entries: ["cli"] }];
  const { problems } = readSidebar({ cli }, "cli", { file, source: "" });
  expect(problems.map(({ what }) => what)).toEqual(
    Array(times).fill(expect.stringContaining(`The label of a group has ${length} character`)),
  );
});

it.each([
  ["Useful CV", '"CV" is not how this site says it.'],
  ["Worklog, simply", `These docs don't say "simply".`],
  ["Worklog Entries", 'The label "Worklog Entries" has a capital in "Entries".'],
  ["worklog", 'The label "worklog" begins with a small letter.'],
  ["Worklog worklog", 'A word that stands twice is published as it is typed: "Worklog worklog".'],
])("a group's label is held to what titles are: %s", (label, what) => {
  const source = `cli: [\n{ label: ${JSON.stringify(label)} }]`;
  const { problems } = readSidebar({ cli: [{ label, entries: ["cli"] }] }, "cli", { file, source });
  expect(problems).toEqual([{ file, line: 2, what: expect.stringContaining(what), cure: expect.any(String) }]);
});

it("a field that a group has not is told", () => {
  const { problems } = readSidebar({ cli: [{ label: "A", entries: ["cli"], colapsed: true }] }, "cli", {
    file,
    source: "",
  });
  expect(problems).toMatchObject([
    { what: 'A group has no field "colapsed".', cure: "Remove it: a group has a label and entries." },
  ]);
});

it.each<[string, Record<string, unknown>, string, number | undefined, string, string]>([
  ["is misspelled", { clii: [] }, "clii: [],", 2, 'There is no sidebar "cli".', 'Write "cli" instead of "clii".'],
  ["is missing", {}, "", undefined, 'There is no sidebar "cli".', 'Write its list: cli: ["cli"].'],
  ["is no list", { cli: {} }, "cli: {},", 2, 'The sidebar "cli" is no list.', 'Write its list: cli: ["cli"].'],
])("a list that %s is told", (_, lists, written, line, what, cure) => {
  const sidebars = { docs: [], api: [], ...lists };
  const read = readSidebar(sidebars, "cli", { file, source: `docs: [], api: [],\n${written}` });
  expect(read).toEqual({ section: "cli", isList: false, entries: [], problems: [{ file, line, what, cure }] });
});
