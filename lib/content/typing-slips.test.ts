import { expect, it } from "vitest";
import { checkMarkdown } from "./check-markdown";
import { compileText } from "./compile";

// What each slip is called and how it is mended: lib/mistakes/typing.ts.
it.each([
  "It is so (or not); so, so (so), 1.5 .. 2, ../a, a.., `a` , `(a`, \\(a, and :(",
  "The `a` : `b`, 2 : 1, **a** `!`, a .config, and [one](/docs/a/) ...",
  "Repeat it. Repeat it once more. Save. Save.",
  "> **Important** changes come soon.",
  "> **Caution** is advised.",
  "Make sure that that file exists. What it is is a key. Those who had had one.",
  "A value in the range (0, 1].",
  "It is made with Next.js, U.S.A. and `inbox.Then it`, and [one](/docs/a.Then/).",
  "See https://xn--mnchen-3ya.example/ and xn--mnchen-3ya.example.",
  "What? Really?? [in euros], [PATH], [links], [Insert](/docs/a/), [link](/docs/a/), `???`, and `[insert it]`.",
  "An API, a URL, an hour, an npm package, an HTTP call, a one-time code, an unused key, an MDX file, an ssh key.",
  "Between a and b; a is first, vitamin A option, plan A, error; `a` entry, a European, an SVG, an x-axis, an SLA.",
  "He said that that-clause; log-log, and `--flag --other`; 5 --6.",
])("a sentence is: %s", async (text) => {
  const { ledger, problems } = await compileText("content/a.mdx", `${text}\n`);
  expect(problems).toEqual([]);
  expect(checkMarkdown({ file: "content/a.mdx", ledger })).toEqual([]);
});

it.each([
  ["What is it???", "A placeholder"],
  ["See [insert link].", "A placeholder"],
  ["[Screenshot of the inbox]", "A placeholder"],
  ["Call it. A API is called.", 'An "a" before a vowel'],
  ["Call a API.", 'An "a" before a vowel'],
  ["It is\na **entry** of yours.", 'An "a" before a vowel'],
  ["As an user does.", 'An "an" before a consonant'],
  ["An project and more.", 'An "an" before a consonant'],
  ["An **stage** and more.", 'An "an" before a consonant'],
])("is told: %s", async (text, what) => {
  const { ledger } = await compileText("content/a.mdx", `${text}\n`);
  expect(checkMarkdown({ file: "content/a.mdx", ledger }).map((told) => told.what.split(" is published")[0])).toEqual([
    what,
  ]);
});
