import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { checkCliTexts } from "./check-texts";
import { sentencesIn } from "./sentences";

const file = "cli.yaml";
const said = (source: string) =>
  checkCliTexts({ file, sentences: sentencesIn(parseDocument(source), source) }).map(
    ({ line, what }) => `${line} ${what}`,
  );

it.each<[string, string, string[]]>([
  ["a word", "name: log\ndescription: Links a repo.", ['2 "repo" is not how this site says it.']],
  [
    "a number, in a text of several lines",
    "cause: |\n  It is over.\n\n  A cursor lives 48 hours.",
    ['4 "cursor lives 48 hours" contradicts the fact api.cursorHours, which is 24.'],
  ],
  ["a cure, by its exit code", 'value: { 3: "Use Github." }', ['1 "Github" is not how this site says it.']],
  [
    "a text that an alias repeats, once",
    "- cause: &a A repo.\n- cause: *a",
    ['1 "repo" is not how this site says it.'],
  ],
  ["what a program prints, and names", "message: no repo\nsession: $ repo\nvalue: repo\nname: repo", []],
  ["what is typed", "description: Its `repo` and `https://github.com/x`.", []],
  ["words of two texts", "- text: Linked\n- text: In", []],
  ["the fact as it is", "cause: A cursor lives 24 hours.", []],
])("tells of %s", (_, source, problems) => expect(said(source)).toEqual(problems));
