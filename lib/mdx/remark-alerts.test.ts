import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = (text: string) => compileText("content/a.mdx", text);

it.each([
  ["[!NOTE]\n> Text.", "note"],
  ["[!note]\n> `code`", "note"],
  ["[!CAUTION]  \n> Text.", "danger"],
  ["[!TIP]\n>\n> - One", "tip"],
])("%j is a callout", async (text, kind) => {
  const { code, problems } = await read(`> ${text}`);
  expect(problems).toEqual([]);
  expect(code).toContain(`type: "${kind}"`);
  expect(code).not.toMatch(/components\.(?:blockquote|br)\b/);
});

it("no line of a callout in a list slips into it", async () =>
  expect((await read("- Text.\n\n  > [!NOTE]\n  > Text.\n  >\n  > - One\n  >   two\n\nText.")).problems).toEqual([]));

it.each(["A quotation.", "[!NOTE] Text.", "[!NOTE] `code`", "Text.\n> [!NOTE]"])("%j is a quotation", async (text) =>
  expect((await read(`> ${text}`)).code).not.toContain("type:"),
);

it.each([
  ["[!HINT]\n> Text.", '1 Unknown callout "[!HINT]".'],
  ["[!NOTE]: Text.\n> And more.", '1 "[!NOTE]:" names an address, and is not shown.'],
  ["[!NOTE]\n> Text.\nMore.", "3 This line belongs to the callout or the quotation above it."],
  ["- A list.\n  More.\n\nText.", "2 This line belongs to the callout or the quotation above it."],
])("%j is told", async (text, says) =>
  expect((await read(`> ${text}`)).problems.map(({ line, what }) => `${line} ${what}`)).toEqual([says]),
);

it.each([
  ["Text.\n> Text.", [2, 2]],
  ["Text and https://a.example.\n> Text.", [2, 2]],
  ["`code` and text.", [2, 2]],
  ["\n> Text.", [3, 3]],
])("what a callout says begins where it does: %j", async (text, lines) => {
  const { flow } = (await read(`> [!NOTE]\n> ${text}`)).ledger;
  const begins = [flow.find((mark) => mark.is === "block" && mark.name === "p"), flow.find(({ is }) => is === "run")];
  expect(begins.map((mark) => mark?.line)).toEqual(lines);
});
