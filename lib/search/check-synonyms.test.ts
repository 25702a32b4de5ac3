import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { synonyms } from "@/content/synonyms";
import { checkSynonyms, synonymsFile } from "./check-synonyms";

it("our own list has no mistake", () =>
  expect(checkSynonyms(synonyms, readFileSync(synonymsFile, "utf8"))).toEqual([]));

const source = `export const synonyms: readonly (readonly string[])[] = [
  ["resume", "cv"]
  // Account
  ["photo", "avatar"],
  ["skip"],
  ["", "later"],
  "theme",
];`;

it("two lines without a comma between them are told, and what is no list of two words or more", () => {
  const read = [undefined, ["skip"], ["", "later"]];
  expect(checkSynonyms(read, source)).toMatchObject([
    { file: synonymsFile, line: 4, what: "There is no comma between this line of synonyms and the one before." },
    { line: 5, what: 'A line of synonyms is not two words or more: ["skip"].' },
    { line: 6, what: 'A line of synonyms is not two words or more: ["","later"].' },
  ]);
});

it.each([
  ["a word alone", "theme", '"theme"'],
  ["an empty list", [], "[]"],
  ["a number", ["sla", 99], '["sla",99]'],
  ["two words in one text", ["cv, vita", "resume"], '["cv, vita","resume"]'],
  ["a hole", Array.of("cv", undefined, "resume"), `["cv",null,"resume"]`],
])("%s is told", (_, line, shown) =>
  expect(checkSynonyms([line], "")).toMatchObject([{ what: `A line of synonyms is not two words or more: ${shown}.` }]),
);
