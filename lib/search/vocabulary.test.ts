import { expect, it } from "vitest";
import { Vocabulary } from "./vocabulary";
import { stem } from "./words";

const names = ["cover letters", "recaps", "repository", "projects", "passkey", "project-settings"];
const words = names.flatMap((name) => name.split(/[ -]/).map(stem));
const vocabulary = new Vocabulary(new Set(["idempotency", "checksum", "passkeyrecap", "2fa", ...words]), () => names);
const find = (written: string, isLast = false) => vocabulary.lookUp(written, stem(written), isLast);

it("a word that is known brings no neighbours", () => {
  expect(find("recaps")).toEqual([{ word: "recap", weight: 1, isSlip: false }]);
});

it.each([
  ["recpa", "recap"],
  ["repostory", "repository"],
  ["checksun", "checksum"],
  ["ecaps", "recap"],
  ["letetrs", "letter"],
])("%s is a slip for %s", (written, word) => {
  expect(find(written)).toContainEqual(expect.objectContaining({ word, isSlip: true }));
});

it("a word that is still typed means its continuations more than a finished one", () => {
  const [open] = find("idempot", true);
  const [closed] = find("idempot");
  expect(open).toMatchObject({ word: "idempotency", isSlip: false });
  expect(open?.weight).toBeGreaterThan(closed?.weight ?? 1);
});

it("a number that is known is no beginning of another", () => {
  const numbers = new Vocabulary(new Set(["202", "2026"]), () => []);
  expect(numbers.lookUp("202", "202", true).map(({ word }) => word)).toEqual(["202"]);
  expect(numbers.lookUp("20", "20", true).map(({ word }) => word)).toEqual(["202", "2026"]);
});

it.each([
  ["coverletter", undefined],
  ["coverletters", ["cover", "letters"]],
  ["projects", undefined],
  // Which `passkey_recap` is, too.
  ["passkeyrecaps", ["passkey", "recaps"]],
  ["xyzrecaps", undefined],
  ["10mb", ["10", "mb"]],
  ["2fa", undefined],
])("%s is taken apart: %j", (written, parts) => expect(vocabulary.split(written)).toEqual(parts));

it("short words and numbers have no slips", () => {
  expect(find("ab")).toEqual([]);
  expect(find("reca9")).toEqual([]);
});
