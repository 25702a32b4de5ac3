import path from "node:path";
import { expect, it } from "vitest";
import { readText } from "@/lib/files/text";
import { ContentError } from "./problem";
import { listSlips, readingLists, slipsIn } from "./slips";

const file = "content/sidebars.ts";

it.each([
  ["a comma is missing", '  "a"\n  "b",\n];', "2:3", 'Expected "]" but found "\\"b\\""', "Put a comma before it"],
  ["a group has no comma", '  { label: "A" entries: [] },\n];', "1:16", 'Expected "}" but found "entries"', "a comma"],
  ["quotes stay open", '  "a,\n];', "1:6", "Unterminated string literal", "Close the quotes."],
  ["a bracket stays open", '  { entries: ["a" },\n];', "1:19", 'Expected "]" but found "}"', "Put a comma before it"],
  ["the last bracket is missing", '  "a",\n', "2:1", "Unexpected end of file", "Close every bracket"],
  [
    "a slug has no quotes",
    '  { old-page: "/docs/inbox/" },\n];',
    "1:8",
    'Expected "}" but found "-"',
    "in double quotes",
  ],
  [
    "a list does not begin",
    '  { entries: "a", "b",] },\n];',
    "1:22",
    'Expected ":" but found ","',
    "Write [ before the first",
  ],
  [
    "a list of lines does not begin",
    '  { entries: "a",\n"b" ] },\n];',
    "2:5",
    'Expected ":" but found "]"',
    "Write [ before",
  ],
  ["a name ends in ;", '  { label; "A", entries: [] },\n];', "1:10", 'Expected "}" but found ";"', "Write : for it."],
  ["a name in quotes ends in ;", '  { "a"; "b" },\n];', "1:8", 'Expected ":" but found ";"', "Write : for it."],
  ["a name ends in a comma", '  { "a", "b" },\n];', "1:8", 'Expected ":" but found ","', "Write : for it."],
  ["a name ends in nothing", '  { label "A" },\n];', "1:11", 'Expected "}" but found "\\"A\\""', "Write : before it."],
  ["a name has no value", '  { "a" },\n];', "1:9", 'Expected ":" but found "}"', "Write : and a value before it."],
  [
    "a value ends in ;",
    '  { label: "A"; entries: [] },\n];',
    "1:15",
    'Expected "}" but found ";"',
    "Write a comma for it",
  ],
  ["a bracket is too many", '  "a",\n]];', "2:2", 'Expected ";" but found "]"', "or too many"],
])("of a list it is told where %s", async (_, list, place, what, cure) => {
  const [slip, ...others] = await slipsIn(file, `export const list = [\n${list}`);
  const [line = 0, column] = place.split(":").map(Number);
  expect(slip).toMatchObject({ file, line: line + 1, column, what: `This is no TypeScript: ${what}.` });
  expect(slip?.cure).toContain(cure);
  expect(others).toEqual([]);
});

it("a name that stands twice is told, of which the first would be lost", async () => {
  const slips = await slipsIn(file, 'export const list = {\n  "a": "b",\n  "a": "c",\n};');
  expect(slips).toMatchObject([{ file, line: 3, column: 3, what: 'Duplicate key "a" in object literal.' }]);
});

it("our own lists have no slip", async () => expect(await listSlips()).toEqual([]));

it.each([
  [
    "a list",
    `${path.resolve(file)}:69:9`,
    [{ file, line: 69, column: 9, what: "The word init stands without quotes." }],
  ],
  ["our code", `${path.resolve("lib/source/source.ts")}:69:9`, []],
])("a word without quotes is a slip in %s", async (_, place, slips) => {
  const thrown = Object.assign(new ReferenceError("init is not defined"), { stack: `ReferenceError\n at ${place}` });
  expect(await listSlips(thrown)).toMatchObject(slips);
});

it("what a list asks of another, for want of a comma between them, is told where it stands", async () => {
  const stack = `TypeError\n at ${path.resolve("lib/facts/facts.ts")}:7:3`;
  const thrown = Object.assign(new TypeError("Cannot read properties of undefined (reading 'b')"), { stack });
  const what = "This cannot be read: Cannot read properties of undefined (reading 'b').";
  expect(await listSlips(thrown)).toMatchObject([{ file: "lib/facts/facts.ts", line: 7, column: 3, what }]);
});

it("what reads the lists is given, or says why they can't be read; what else goes wrong is thrown", async () => {
  expect(await readingLists(async () => "all")).toEqual({ read: "all", slips: [] });
  const slip = Object.assign(new ReferenceError("init is not defined"), { stack: `at ${path.resolve(file)}:69:9` });
  expect(await readingLists(() => Promise.reject(slip))).toMatchObject({ slips: [{ file, line: 69 }] });
  const gone = { file: "lib/facts/facts.ts", what: "There is no such fact.", cure: "Write it." };
  expect(await readingLists(() => Promise.reject(new ContentError([gone])))).toEqual({ slips: [gone] });
  const other = new Error("Ours");
  await expect(readingLists(() => Promise.reject(other))).rejects.toBe(other);
  const unread = () => Promise.resolve(readText("openapi/gone.yaml"));
  const cure = "Bring it back: git restore openapi/gone.yaml";
  expect(await readingLists(async () => unread())).toMatchObject({ slips: [{ file: "openapi/gone.yaml", cure }] });
});
