import { expect, it } from "vitest";
import { LineCounter, parseDocument } from "yaml";
import { loadCli } from "@/lib/cli/load";
import { listSentences } from "@/lib/cli/sentences";
import { productNames } from "@/lib/source/product-names";
import { checkSentences } from "./check-sentences";

const heldTo = { cli: loadCli().cli, names: productNames() };

const said = (source: string) => {
  const lineCounter = new LineCounter();
  const texts = listSentences(parseDocument(source, { lineCounter }), lineCounter);
  return checkSentences("cli.yaml", texts, heldTo).map(({ line, what }) => `${line} ${what}`);
};

it.each<[string, string, string[]]>([
  ["a word", "name: log\ndescription: Links a repo.", ['2 "repo" is not how this site says it.']],
  [
    "a number, in a text of several lines",
    "cause: |\n  It is over.\n\n  A cursor lives 48 hours.",
    ['4 "cursor lives 48 hours" contradicts the fact api.cursorHours, which is 24.'],
  ],
  ["a folded text", "name: log\ntext: >-\n  The\n  repo.\n", ['3 "repo" is not how this site says it.']],
  ["a cure, by its exit code", 'value: { 3: "Use Github." }', ['1 "Github" is not how this site says it.']],
  [
    "a text that an alias repeats, once",
    "- cause: &a A repo.\n- cause: *a",
    ['1 "repo" is not how this site says it.'],
  ],
  [
    "code that stays open, alone",
    "- text: The `log.\n- text: An `a` and CV.",
    ['1 Code is published as it is typed: "The `log.".', '2 "CV" is not how this site says it.'],
  ],
  ["a title, which is a heading", "title: Log `A` Now", ['1 The heading "Log A Now" has a capital in "Now".']],
  [
    "a default, and the title of a group",
    "metadata:\n- { name: default, value: Simply a repo }\n- name: groups\n  value: [Set Up]",
    [
      '2 "repo" is not how this site says it.',
      '2 These docs don\'t say "Simply".',
      '4 The heading "Set Up" has a capital in "Up".',
    ],
  ],
  ["an unknown flag", "cause: Two `--projekt` were given.", ["1 There is no flag --projekt."]],
  ["a wrong command", "cure: Run `devlog lgo`.", ['1 Unknown command "devlog lgo".']],
  ["what a program prints, and names", "message: no repo\nsession: $ repo\nvalue: repo\nname: repo", []],
  ["what is typed", "description: Its `repo` and `https://github.com/x`.", []],
  ["words of two texts", "- text: Linked\n- text: In", []],
  ["the fact as it is", "cause: A cursor lives 24 hours.", []],
])("tells of %s", (_, source, problems) => expect(said(source)).toEqual(problems));
