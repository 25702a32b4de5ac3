import { expect, it } from "vitest";
import { checkFacts } from "./check-facts";

const check = (held: object, source = "") => checkFacts(held, source).map(({ line, what }) => `${line} ${what}`);

it("our own facts are none that can't be", () => expect(checkFacts()).toEqual([]));

it("facts of another kind are none of its own", () =>
  expect(check({ a: "1 GB", b: ["x"], c: { d: 0 }, webhooks: { retries: ["1 hour", "2 hours"] } })).toEqual([]));

it.each([
  ["below zero", { tags: { max: -1 } }, 'The fact "tags.max" is -1'],
  ["a part of one", { tags: { max: 1.5 } }, 'The fact "tags.max" is 1.5'],
  ["no end", { tags: { max: 1 / 0 } }, 'The fact "tags.max" is Infinity'],
  ["more than a whole", { profileCompletion: { a: 60, b: 50 } }, 'The parts of "profileCompletion" make 110 %'],
  ["no words", { account: { storage: "" } }, 'The fact "account.storage" is "".'],
  ["a space", { a: ["Withdrawn "] }, 'The fact "a" is "Withdrawn ".'],
  ["a slip of the keys", { a: ["one", "No , two"] }, "A space before a punctuation mark is published"],
  ["an empty list", { a: [] }, 'The fact "a" is an empty list.'],
  ["an entry twice", { a: ["b", "b"] }, 'The fact "a" has "b" twice.'],
  ["an end before its beginning", { a: { min: 2, max: 1 } }, 'The fact "a" has 2 for its least'],
  ["a unit that is none", { webhooks: { retries: ["5 minuts"] } }, '"5 minuts" of "webhooks.retries" is no time'],
])("%s is told", (_, held, says) => expect(check(held)).toEqual([expect.stringContaining(says)]));

it("at its line", () => expect(check({ tags: { max: -1 } }, "{\n  tags: {\n    max: -1 } }")[0]).toMatch(/^3 /));
