import { expect, it } from "vitest";
import { isDistinct, isParticle, isTelling, stem, stemsOf, tellingWords, tokensOf } from "./words";

const wordsOf = (text: string) => tokensOf(text).map(({ words }) => words.join(" "));

it.each([
  ["Use --dry-run now", ["use", "dry run dryrun", "now"]],
  ["next_cursor", ["next cursor nextcursor"]],
  ["BOT_API_KEY", ["bot api key botapikey"]],
  ["worklog_recap.completed", ["worklog recap complet worklogrecapcompleted"]],
  ["prjIdOfThis", ["prj id of this prjidofthis"]],
  // Only three humps or more are a name; "GitHub" is a word.
  ["GitHub", ["github"]],
  ["10,000 entries at 14:30", ["10000", "entry", "at", "14 30 1430"]],
  ["one,two", ["one", "two"]],
  ["résumé", ["resum"]],
  // As some keyboards write it: a letter, then its mark.
  ["re\u0301sume\u0301 cafe\u0301", ["resum", "caf"]],
  ["हिन्दी", ["हिन्दी"]],
  ["⚠\ufe0f error", ["error"]],
  ["1\ufe0f\u20e3 step", ["1", "step"]],
  ["don't", ["dont"]],
  // A placeholder is not any company.
  ["{{company}} of a company", ["company {{company", "of", "a", "company"]],
  ["", []],
  ["?!…", []],
])("%s is taken apart", (text, words) => expect(wordsOf(text)).toEqual(words));

it("a token knows where it stands, so that it can be marked", () => {
  const text = "See “next_cursor”, then 1,000 more";
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "See",
    "next_cursor",
    "then",
    "1,000",
    "more",
  ]);
});

it("the whole of a token is none of its stems", () =>
  expect(tokensOf("dry-runs").flatMap(stemsOf)).toEqual(["dry", "run"]));

it.each([
  ["entry", "entries"],
  ["id", "ids"],
  ["api", "apis"],
  ["delete", "deleted", "deleting", "deletes"],
  ["retry", "retries", "retried", "retrying"],
  ["set", "setting"],
  ["commit", "commits", "committed"],
  ["local", "locally"],
  ["address", "addresses"],
  ["archive", "archived", "archiving"],
  ["connect", "connection"],
  ["add", "adds", "added", "adding"],
  ["install", "installs", "installed", "installing"],
  ["plan", "planned", "planning"],
  ["succeed", "succeeds", "succeeded", "succeeding"],
  ["exceed", "exceeded"],
  ["alias", "aliases"],
  ["call", "called", "calling"],
  ["control", "controlled"],
])("the forms of %s have one stem", (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

it.each([
  ["status", "status"],
  ["api", "api"],
  ["this", "this"],
  ["string", "string"],
  // A stem that would be a common word: "theme" is not "them".
  ["theme", "theme"],
  ["themes", "theme"],
  ["notes", "note"],
])("the stem of %s is %s", (word, root) => expect(stem(word)).toBe(root));

it("a colon joins the words of a scope, and no others", () => {
  expect(tokensOf("commits:write").flatMap(({ words }) => words)).toContain("commitswrite");
  expect(tokensOf("Rule: this").flatMap(({ written }) => written)).toEqual(["rule", "this"]);
});

it("what every sentence has is not looked for, but makes a difference between verbs", () => {
  expect(tellingWords("How do I log in to the app?")).toEqual(["log", "app"]);
  expect(tellingWords("Log in to the app")).toEqual(["log", "app"]);
  expect(["log", "in", "the"].map(isTelling)).toEqual([true, false, false]);
  expect(["log", "in", "the"].map(isDistinct)).toEqual([true, true, false]);
  expect(["log", "in", "the"].map(isParticle)).toEqual([false, true, false]);
});
