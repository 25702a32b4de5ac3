import { expect, it } from "vitest";
import { checkOutput } from "./check-output";
import { loadCli } from "./load";
import type { Cli } from "./types";

const cli = loadCli().cli as Cli;
const commit = '"sha": "9f2c", "message": "Stream", "duplicate": false';
const capture = (commits: string, more = "") =>
  `{ "repository_id": null,\n"dry_run": true,\n"created": 0, ${more}\n"duplicates": 0,\n"commits": ${commits} }`;
const check = (slug: string, ...samples: [title: string, text: string][]) =>
  checkOutput(
    { slug, code: samples.map(([title, text]) => ({ lang: "json", meta: `title="${title}"`, text, line: 10 })) },
    cli,
  );
const page = "cli/commands/capture";
const json = "devlog capture --json";

it.each<[string, string, [string, string][]]>([
  ["shows every field", page, [[json, capture(`[{ ${commit} }]`)]]],
  ["has a list that is empty", page, [[json, capture("[]")]]],
  [
    "shows a list twice, once empty",
    page,
    [
      [json, capture("[]")],
      [json, capture(`[{ ${commit} }]`)],
    ],
  ],
  ["is another's, and shows a part", "cli", [[json, '{ "created": 2 }']]],
  ["shows none", page, []],
  ["shows a part that something takes", page, [[`${json} | jq .created`, '{ "much": 2 }']]],
  ["shows what is no JSON, which is told elsewhere", page, [[json, '{ "created": 2, … }']]],
  ["shows a file of its own", page, [["capture.json", '{ "much": 2 }']]],
  [
    "shows what is described as a whole",
    "cli",
    [["devlog logs --format json", '{ "data": [{ "id": "", "more": {} }] }']],
  ],
  ["shows a list of lists", "cli/configuration", [["devlog config list --json", "[]"]]],
])("a page that %s is right", (_, slug, samples) =>
  expect(check(slug, ...samples)).toEqual({ shown: [], described: [] }),
);

const fault = (what: string, cure: string) => ({ what, cure });

it("a field that no JSON of the command's page shows is told where it is described", () => {
  const { shown, described } = check(page, [
    json,
    capture('[{ "sha": "9f2c", "message": "" }]').replace(/"dry.*\n/, ""),
  ]);
  expect(shown).toEqual([]);
  expect(described.map(({ what, cure }) => [what, cure])).toEqual(
    ["dry_run", "commits[].duplicate"].map((field) => [
      `No JSON of "capture" shows the field "${field}".`,
      "Add it to the JSON on the page of the command, or remove it.",
    ]),
  );
});

it("a field that the command does not print is told on its line", () => {
  const { shown, described } = check("cli", [json, capture(`[{ ${commit},\n"autor": "" }]`, '"elapsed": 2,')]);
  expect(described).toEqual([]);
  const cure = 'Add it to the "output" of the command, or remove it.';
  expect(shown).toEqual([
    { line: 13, ...fault('"capture" prints no field "elapsed".', cure) },
    { line: 16, ...fault('"capture" prints no field "commits[].autor".', cure) },
  ]);
});

it("one that has another name in the description is told once, there", () => {
  const { shown, described } = check(page, [json, capture(`[{ ${commit} }]`).replace("dry_run", "dry_runs")]);
  expect(shown).toEqual([]);
  expect(described).toMatchObject([
    fault('No JSON of "capture" shows the field "dry_run".', 'Did you mean "dry_runs"?'),
  ]);
});
