import { expect, it } from "vitest";
import { otherNamesOf, recordsOf, type SearchedPage } from "./records";

const page = (html: string, more: Partial<SearchedPage> = {}): SearchedPage => ({
  href: "/docs/a/",
  section: "docs",
  title: "A",
  kind: "Guide",
  role: "any",
  names: [],
  keywords: [],
  html,
  ...more,
});
const none = new Map();
const table = (head: string, ...cells: string[]) =>
  `<table><thead><tr><th>${head}</th><th>What</th></tr></thead><tbody>${cells
    .map((cell) => `<tr><td><code>${cell}</code></td><td>said of it</td></tr>`)
    .join("")}</tbody></table>`;

it("a page comes first, and what stands under it knows under what", () => {
  const records = recordsOf([page('<h2 id="b">B</h2><p>Text</p>'), page('<h2 id="c">C</h2>')], none);
  expect(records.map(({ page: number, id, title, parent }) => [number, id, title, parent])).toEqual([
    [0, "", "A", undefined],
    [0, "b", "B", 0],
    [1, "", "A", undefined],
    [1, "c", "C", 2],
  ]);
});

it.each([
  ["Flag", "Flag"],
  ["Message", "Message"],
  ["What you see", "Message"],
  ["Variable", "Variable"],
])("a row of a table whose first column is %s is a %s", (head, kind) => {
  const records = recordsOf([page(`<h2 id="t">T</h2>${table(head, "x")}`)], none);
  expect(records.at(-1)).toMatchObject({ kind, title: "x", id: "t" });
});

it("a row that names nothing is a part of its section", () => {
  const records = recordsOf([page(`<h2 id="t">T</h2>${table("Step", "x")}`)], none);
  expect(records).toHaveLength(2);
  expect(records[1]?.text).toContain("said of it");
});

it("an identifier that nothing is called by names the section whose table explains it", () => {
  const rows = ["bad_code", "known_code", "plain", "a_b c_d"].map(
    (code) => `<tr><td>One</td><td><code>${code}</code></td></tr>`,
  );
  const html = `<h2 id="known_code">known_code</h2><h2 id="t">T</h2><table><tbody>${rows.join("")}</tbody></table>`;
  expect(recordsOf([page(html)], none).at(-1)?.names).toEqual(["bad_code"]);
});

it("an identifier that has a heading is what the site knows of it", () => {
  const known = new Map([["rate_limited", { kind: "Error", names: ["429"] }]] as const);
  const records = recordsOf([page('<h2 id="rate_limited">rate_limited</h2>')], known);
  expect(records[1]).toMatchObject({ kind: "Error", names: ["429"] });
});

it("a field that says the same on several operations is one record", () => {
  const field = '<ul><li id="body.title"><p><code>title</code> What was done.</p></li></ul>';
  expect(recordsOf([page(field), page(field)], none).filter(({ kind }) => kind === "Field")).toHaveLength(1);
});

it("what stands under a field that was said before stands under the section", () => {
  const within = '<ul><li id="data.id"><p><code>id</code> Which one.</p></li></ul>';
  const field = (more = "") => `<h2 id="r">R</h2><ul><li id="data"><p><code>data</code> All.</p>${more}</li></ul>`;
  const records = recordsOf([page(field()), page(field(within))], none);
  expect(records.map(({ title, parent }) => [title, parent])).toEqual([
    ["A", undefined],
    ["R", 0],
    ["data", 1],
    ["A", undefined],
    ["R", 3],
    ["id", 4],
  ]);
});

it.each([
  ["-t, --tag TAG", "Flag", ["-t", "--tag"]],
  ["3", "Exit code", ["exit code 3", "exit 3"]],
  ["well-known", "Guide", []],
] as const)("%s (%s) is also called %j", (title, kind, names) => expect(otherNamesOf(title, kind)).toEqual(names));

it("what a page only shows is no fact: its rows are a part of their section", () => {
  const records = recordsOf([page(`<h2 id="t">T</h2>${table("Code", "429")}`, { role: "sample" })], none);
  expect(records.map(({ title, text }) => [title, text.includes("429")])).toEqual([
    ["A", false],
    ["T", true],
  ]);
});
