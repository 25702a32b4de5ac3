import { readFileSync } from "node:fs";
import path from "node:path";
import { site } from "@/lib/site/config";
import { twinOf } from "./support/machines";
import { outFolder } from "./support/out";
import { htmlOf, pages } from "./support/pages";
import { differences, heldByPage, heldByTwin } from "./support/parity";
import { placesOf } from "./support/places";
import { expect, test } from "./support/test";

const readTwin = (address: string) => readFileSync(path.join(outFolder, twinOf(address)), "utf8");

test("every page has a Markdown twin that holds the same headings, code, tables, links, and words", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("about:blank");
  const found: string[] = [];
  const counts = { headings: 0, code: 0, tables: 0, links: 0 };
  for (const address of pages) {
    const shown = await page.evaluate(heldByPage, htmlOf(address));
    found.push(...differences(shown, heldByTwin(readTwin(address), site.origin)).map((what) => `${address} ${what}`));
    for (const kind of ["headings", "code", "tables", "links"] as const) counts[kind] += shown[kind].length;
  }
  expect(found).toEqual([]);
  // Nothing is proved by pages that seem empty.
  expect(counts.headings).toBeGreaterThan(pages.length * 4);
  expect(counts.code).toBeGreaterThan(pages.length * 3);
  expect(counts.links).toBeGreaterThan(pages.length * 5);
  expect(counts.tables).toBeGreaterThan(pages.length / 2);
});

test("every link to a place in a twin finds its heading or its anchor there", () => {
  const twins = new Map(pages.map((address) => [twinOf(address), readTwin(address)]));
  const { named, lost } = placesOf(twins, site.origin);
  expect(lost).toEqual([]);
  expect(named.length).toBeGreaterThan(pages.length * 2);
  for (const [name, what, id] of [
    ["/docs/markdown-page.md", "## Callouts", "callouts"],
    ["/docs/cli/authentication.md", '<a id="browser"></a>', "browser"],
  ] as const) {
    const spoiled = new Map([[name, twins.get(name)?.replace(what, "") ?? ""]]);
    expect.soft(placesOf(spoiled, site.origin).lost).toContain(`${name}#${id}`);
  }
});

const mistakes: [string, (twin: string) => string, RegExp][] = [
  ["a heading that is gone", (twin) => twin.replace(/^## Callouts\n/m, ""), /^headings/],
  ["a heading of another level", (twin) => twin.replace(/^### Changes$/m, "## Changes"), /^headings/],
  ["a prompt that is gone", (twin) => twin.replace("\n$ devlog log", "\ndevlog log"), /^code/],
  ["a space in code", (twin) => twin.replace('  "id": "wle', ' "id": "wle'), /^code/],
  ["another language", (twin) => twin.replace("```json", "```text"), /^code/],
  ["a cell that is gone", (twin) => twin.replace("| 404 |", "| |"), /^tables/],
  ["a row that is gone", (twin) => twin.replace(/^\| `unavailable`.*\n/m, ""), /^tables/],
  ["a link to elsewhere", (twin) => twin.replace("/docs/api/errors.md", "/docs/api/error.md"), /^links/],
  ["a link to another heading", (twin) => twin.replace("](#steps)", "](#tabs)"), /^links/],
  ["a link that is gone", (twin) => twin.replace(/\[steps\]\(#steps\)/, "steps"), /^links/],
  ["a tab that is gone", (twin) => twin.replace("**Linux**\n\nThe configuration", "The configuration"), /^words/],
  ["a sentence that is gone", (twin) => twin.replace("A tip saves time.", ""), /^words/],
  ["a caption that is gone", (twin) => twin.replace(/ "Pictures carry.*"\)/, ")"), /^words/],
];

test("the proof of twins catches each mistake", async ({ page }) => {
  await page.goto("about:blank");
  const shown = await page.evaluate(heldByPage, htmlOf("/docs/markdown-page/"));
  const twin = readTwin("/docs/markdown-page/");
  expect(differences(shown, heldByTwin(twin, site.origin))).toEqual([]);
  for (const [name, spoil, kind] of mistakes) {
    const spoiled = spoil(twin);
    expect.soft(spoiled, name).not.toBe(twin);
    const found = differences(shown, heldByTwin(spoiled, site.origin)).join("\n");
    expect.soft(found, name).toMatch(new RegExp(kind, "m"));
  }
});
