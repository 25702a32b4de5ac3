import { describe, expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import { facts } from "@/lib/facts/facts";
import { productNames } from "@/lib/source/product-names";
import { parseSource } from "../document/source";
import { checkTexts } from "./check-texts";

const { commits } = facts.worklogEntry;
const check = (yaml: string) =>
  checkTexts(parseSource("a.yaml", `openapi: 3.2.0\n${yaml}\n`), { cli: loadCli().cli, names: productNames() });
const block = (...lines: string[]) => `info:\n  description: |\n${lines.map((line) => `    ${line}`).join("\n")}`;

describe("a text of the document is told with its line, and once:", () => {
  it.each([
    ["a space in a link", block("A.", "See [Errors] (/docs/api/errors/)."), 5, "A link is published as it is typed"],
    ["emphasis that stays open", block("An **active project."), 4, "Emphasis is published"],
    ["code that stays open", "info: { description: The key `a. }", 2, "Code is published"],
    ["a short row", block("| A | B |", "|---|---|", "| a |"), 6, "A row of 1 cell in a table of 2 columns."],
    ["an empty item", block("- A", "-"), 5, "An item of a list without a text."],
    ["a footnote of nobody", block("A.", "", "[^1]: B."), 6, "Nothing names the footnote [^1]"],
    ["a fence that stays open", block("A.", "", "```bash", "ls"), 6, "is not closed: the rest of the page is code"],
    ["a wrong term", block("A.", "", "Your CV."), 6, '"CV" is not how this site says it.'],
    ["a wrong term in a summary", "info: { summary: On Github }", 2, '"Github"'],
    ["filler", "info:\n  description: It is simply this.", 3, `These docs don't say "simply".`],
    ["a note", block("# Limits", "TODO: write this."), 5, `These docs don't say "TODO".`],
    ["a link text that says nothing", block("Read it [here](/docs/inbox/)."), 4, 'The link text "here"'],
    ["a heading in title case", block("## The Limits"), 4, 'has a capital in "Limits"'],
    ["a wrong command", block("A.", "Run `devlog lgo`."), 5, 'Unknown command "devlog lgo".'],
    ["a wrong flag", block("Run `devlog log --projekt billing-api`."), 4, "--projekt"],
    ["a wrong scope", block("A.", "It needs `project:read`."), 5, "There is no scope project:read."],
    ["a wrong call", block("See `GET /projekts`."), 4, "The API has no path /projekts."],
    ["a typed limit", block("An entry has up to 77 commits."), 4, "the fact worklogEntry.commits.max"],
    ["a limit in a title", "info: { summary: More than 77 commits }", 2, "the fact worklogEntry.commits.max"],
    [
      "a rate limit beside its number",
      "x-rate-limit-policies:\n  default:\n    quota: 120\n    description: 77 requests a minute per credential",
      5,
      "the limit x-rate-limit-policies/default/quota",
    ],
    ["when an event is sent", "webhooks: { a: { post: { x-sent-when: It just is. } } }", 2, '"just"'],
    [
      "a limit in an answer",
      "components:\n  examples:\n    a:\n      value:\n        detail: An entry can have up to 77 commits.",
      6,
      "the fact worklogEntry.commits.max",
    ],
  ])("%s", (_, yaml, line, what) => {
    expect(check(yaml)).toEqual([
      { file: "a.yaml", line, what: expect.stringContaining(what), cure: expect.stringMatching(/[.?]$/) },
    ]);
  });
});

it.each([
  ["Markdown", block("**A** `b` [Errors](/docs/api/errors/).", "", "| A | B |", "|---|---|", "| a | b |", "", "- C")],
  ["a command line", block("Run `devlog log --project billing-api`.")],
  ["braces and brackets", block("Use `{{company}}`, {id}, and a list [a, b].")],
  ["a fact", `info: { summary: More than ${commits.max} commits }`],
  ["what the API returns", "components: { examples: { a: { value: { detail: It is on github., title: CV } } } }"],
  ["the values of users", "components: { examples: { a: { value: { description: Simply my CV } } } }"],
  ["a property's name", "components: { schemas: { A: { properties: { summary: { const: CV } } } } }"],
])("no problem is %s", (_, yaml) => expect(check(yaml)).toEqual([]));

it("a cure names what can stand in the document: a number, and no note of pages", () => {
  expect(check("info: { summary: More than 77 commits }")[0]?.cure).toBe(
    `Write ${commits.max} instead of 77. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.`,
  );
  expect(check("info: { description: TODO }")[0]?.cure).toBe("Write what is to be said, or nothing.");
});
