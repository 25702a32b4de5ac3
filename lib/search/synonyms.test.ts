import { expect, it } from "vitest";
import { synonyms as written } from "@/content/synonyms";
import { readQuery } from "./query";
import { Synonyms } from "./synonyms";

const synonyms = new Synonyms([
  ["resume", "cv", "curriculum vitae"],
  ["two-factor", "2fa"],
  ["closed", "finished"],
  ["close account", "delete account"],
  ["sign in", "log in"],
  ["end session", "sign out of all devices"],
]);

const variantsOf = (text: string) =>
  synonyms.variantsOf(readQuery(text), 4).map((terms) => terms.map(({ stem }) => stem).join(" "));

it.each([
  ["curiculum", "curriculum"],
  ["acount", "account"],
  ["recipe", undefined],
  ["2fb", undefined],
  // A word of the list, however near another one is.
  ["close", undefined],
])("%s may be a slip for %s", (slip, word) => expect(synonyms.nearestTo(slip)?.written).toBe(word));

it("a word stands for a word", () => expect(synonyms.ofWord("cv")).toEqual(["resum"]));

it.each([
  ["edit cv", ["edit curriculum vita"]],
  ["curriculum vitae", ["resum", "cv"]],
  ["2fa lost", ["two factor lost"]],
  // Words that say nothing may stand between.
  ["close my account", ["delet account"]],
  // Words that say nothing may be left out of what the list says.
  ["sign out all devices", ["end sess"]],
  // Small words are part of a phrase.
  ["log in", ["sign in"]],
  ["tag", []],
])("%s is said otherwise: %j", (text, variants) => expect(variantsOf(text)).toEqual(variants));

it("no line of the list says a thing twice or alone", () => {
  const wrong = written.filter((line) => line.length < 2 || new Set(line).size < line.length);
  expect(wrong).toEqual([]);
});
