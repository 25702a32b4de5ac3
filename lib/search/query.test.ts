import { expect, it } from "vitest";
import { otherwise, rawKey, readQuery, wordKeys } from "./query";

const termsOf = (text: string) => readQuery(text).terms.map(({ stem }) => stem);

it.each([
  ["How do I delete an entry?", ["delet", "entry"]],
  // Of a query that has nothing else, all words count.
  ["what is it", ["what", "is", "it"]],
  ["entry entries", ["entry"]],
  ["how many requests", ["request"]],
  ["list of webhook events", ["webhook", "event"]],
  ["list exit codes", ["exit", "cod"]],
  ["error codes list", ["error", "cod"]],
  ["list entries", ["list", "entry"]],
  ["entries list", ["entry", "list"]],
  ["can't open a project", ["open", "project"]],
  ["--from-last-commit", ["last", "commit"]],
  // A placeholder is one word: not any role.
  ["use {{role}}", ["{{role"]],
  ["", []],
])("the terms of %s", (text, terms) => expect(termsOf(text)).toEqual(terms));

it("only a word that is still being typed is open", () => {
  expect(readQuery("add pass").terms.map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(readQuery("add pass ").terms.map(({ isLast }) => isLast)).toEqual([false, false]);
});

it("what is written without spaces is known as a whole", () =>
  expect(readQuery("show next_cursor").wholes).toEqual(["nextcursor"]));

it.each([
  ["what is a recap", "meaning"],
  ["how many tags can an entry have", "amount"],
  ["what's the inbox?", "meaning"],
  ["what happens when I delete a project", undefined],
  ["why does my recap fail", "help"],
  ["I can't sign in", "help"],
  ["tag not found", "help"],
  ["delete a tag", undefined],
])("%s asks for %s", (text, asks) => expect(readQuery(text).asks).toBe(asks));

it.each([
  ["request failed with status code 401", ["401"]],
  ["401", []],
  ["1401 entries", []],
])("%s tells the statuses %j", (text, statuses) => expect(readQuery(text).statuses).toEqual(statuses));

it.each([
  ["list projects api", "api"],
  ["log from the terminal", "cli"],
  ["api", undefined],
  ["list projects", undefined],
])("%s looks in the section %s", (text, within) => expect(readQuery(text).within).toBe(within));

it("a long text is read for its signs to the end, and for its words at its beginning", () => {
  const query = readQuery(`${"word ".repeat(1000)}rate_limited`);
  expect(query.signs).toEqual(["rate_limited"]);
  expect(query.raw.length).toBeLessThanOrEqual(400);
});

it("a query said otherwise knows which of its words are new, and has no signs", () => {
  const query = readQuery("2fa for my account");
  const said = readQuery("two factor account").said;
  const other = otherwise(query, said);
  expect([...(other.fresh ?? [])]).toEqual(["two", "factor"]);
  expect(other.signs).toEqual([]);
  expect(other.raw).toBe("two factor account");
});

it.each([
  ["  Two\twords ", "two words"],
  ["Plain", "plain"],
  ["ﬁne\u0000", "fine"],
])("the key of %j is %j", (text, key) => expect(rawKey(text)).toBe(key));

it("names are compared by all words, by those that tell, and as they are written", () =>
  expect(wordKeys("Sign in to the apps")).toMatchObject({
    all: "sign in to the app",
    telling: "sign in app",
    written: "sign in to the apps",
  }));
