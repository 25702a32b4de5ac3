import { describe, expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import type { Cli } from "@/lib/cli/types";
import { facts } from "@/lib/facts/facts";
import { patterns } from "@/lib/facts/patterns";
import { siteDocument } from "@/lib/openapi/document/site-api";
import { limitAt } from "@/lib/resolvers/api/limit";
import { cliNumberAt } from "@/lib/resolvers/cli/limit";
import { factWords } from "@/lib/resolvers/fact";
import { checkTypedFacts } from "./typed-facts";

const max = (field: "tags" | "title" | "body") => factWords.get(`worklogEntry.${field}.max`);
const check = (source: string) => checkTypedFacts({ file: "content/a.mdx", source });
const cli = loadCli().cli as Cli;
const quota = "x-rate-limit-policies/default/quota";

describe("a typed number that contradicts its fact is named with its place and its cure:", () => {
  it.each([
    ["An entry has up to 13 tags.", "worklogEntry.tags.max"],
    ["A title can have 1 to 153 characters.", "worklogEntry.title.max"],
    ["| Title | What you did | 1 to 153 characters |", "worklogEntry.title.max"],
    ["| **Body** | Markdown, up to 1,003 characters |", "worklogEntry.body.max"],
    [`| Tags | Up to 13; each has 1 to ${facts.tag.length.max} lower case letters |`, "worklogEntry.tags.max"],
    [`| Tags | Up to ${facts.worklogEntry.tags.max}; each has 1 to 37 lower case letters |`, "tag.length.max"],
    ["It stays in **Trash** for 17 days.", "trash.days"],
    ["The entry moves to **Trash**, where it stays for 17 days.", "trash.days"],
    ["Deleted entries are kept for 67 days.", "trash.days"],
    ["A file has 23 MB or less.", "document.size.max"],
    ["A file can have up to 13MB.", "document.size.max"],
    ["A file can have up to 13 kB.", "document.size.max"],
    ["| Size of a file | Up to 3 GB |", "document.size.max"],
    ["All together can have up to 1 GB; your documents have reached 2 GB.", "account.storage"],
    ["An application can have up to 23 stages.", "application.stages.max"],
    ["A password has at least 9 characters.", "account.password.min"],
    ["| Photo | 17% |", "profileCompletion.photo"],
    ["A recap has a period of at most 367 days.", "recap.period.maxDays"],
    ["Answer with a 2xx status within 37 seconds.", "webhooks.answerSeconds"],
    ["Answer within 37 seconds.", "webhooks.answerSeconds"],
    ["Access tokens live for 7 hours.", "oauth.accessToken.life"],
    ["A refresh token lives 37 hours.", "oauth.refreshToken.life"],
    ["Webhook endpoints: up to 13 per account.", "webhooks.endpoints.max"],
    ["A title has up to 211 characters.", "worklogEntry.title.max"],
    ["Trash keeps deleted entries for 60 days.", "trash.days"],
    ["A document has up to 29 MB.", "document.size.max"],
    ["A cursor is valid for 47 hours.", "api.cursorHours"],
    ["An application has at most 53 stages.", "application.stages.max"],
    ["A project name has up to 103 characters.", "project.name.max"],
    ["You need Node 17 or newer.", "cliPackage.nodeVersion"],
    ["The first number of the answer must be 17 or higher.", "cliPackage.nodeVersion"],
  ])("%s", (source, path) => {
    const [problem, ...others] = check(source);
    expect(problem?.what).toContain(`contradicts the fact ${path}, which is ${factWords.get(path)}.`);
    expect(problem?.cure).toMatch(`Write <Fact of="${path}" /> instead of `);
    expect(problem?.line).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it.each([
    [
      "Without flags, it takes the commits of the current branch, the newest first, 50 at most.",
      "capture --limit default",
      100,
    ],
    ["The largest value of `--limit` is 500, so capture a longer history in parts.", "capture --limit maximum", 1000],
    ["| Only 50 commits appear | That is the default |", "capture --limit default", 100],
    ["Raise `--limit`, to 500 at most.", "capture --limit maximum", 1000],
    ["It prints the newest 20 of the project.", "logs --limit default", 25],
  ])("%s (a number of a flag)", (source, path, truth) => {
    const [problem, ...others] = check(source);
    expect(problem?.what).toContain(`contradicts the limit ${path}, which is ${truth}.`);
    expect(problem?.cure).toContain(`Write <CliLimit of="${path}" /> instead of `);
    expect(others).toEqual([]);
  });

  it.each([
    "One answer has at most 50 entries.",
    "More than 50 commits go in several requests.",
    "Each run counts toward the 5 that an account can make in an hour.",
    "Send 1 to 50 commits in one request:",
    "This keeps a list of up to 50 entries:",
    "Read lists with the largest `limit`, 50.",
    "To read everything, use the largest `limit`, 50.",
    "You reached a rate limit, for example 5 recaps an hour.",
    "The account made 5 recaps in an hour.",
  ])("a limit of the API: %s", (source) => expect(check(source)).toHaveLength(1));

  it("a limit of the API, with the element for it", () =>
    expect(check("An API key can send 100 requests a minute.")).toMatchObject([
      {
        what: `"can send 100 requests a minute" contradicts the limit ${quota}, which is ${limitAt(siteDocument(), quota)}.`,
        cure: `Write <ApiLimit of="${quota}" /> instead of 100. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.`,
      },
    ]));

  it.each(["You can make 100 requests a minute.", "You can write 20 recaps an hour."])(
    "a limit in plain words: %s",
    (source) => expect(check(source)).toHaveLength(1),
  );

  it.each([
    ["frontmatter", "---\ntitle: x\ndescription: An entry has up to 13 tags.\n---\n"],
    ["what a picture shows", "![An entry has up to 13 tags](/docs/images/x.svg)"],
    ["its caption", '![An entry](/docs/images/x.svg "An entry has up to 13 tags")'],
    ["the label of a tab", '<Tab label="An entry has up to 13 tags">'],
    ["a title of two lines", '<Card\n  title="An entry has up to 13 tags"\n/>'],
  ])("in %s, where no element can stand, the cure is the number", (_, source) =>
    expect(check(source).map(({ cure }) => cure)).toEqual([
      expect.stringMatching(`^Write ${max("tags")} instead of 13\\. If `),
    ]),
  );
});

describe("no problem is", () => {
  it.each([
    [
      "a number that agrees",
      `Up to ${max("tags")} tags, a title of 1 to ${max("title")} characters, a body of up to ${max("body")} characters.`,
    ],
    ["a fact", 'Up to <Fact of="worklogEntry.tags.max" /> tags.'],
    ["an example in code", "`An entry has up to 13 tags`"],
    ["another number on the line", "In **Trash** you see it; 14 of them go today."],
    ["a number of something else", "Delete one when you have reached 5 endpoints."],
    ["a number on the next line", "It is in **Trash**.\nWait 14 days."],
    ["a number in the next sentence", "An entry was deleted. It has been kept for 3 days."],
    ["a size that is a count", "If a project has more than 50 entries, the file has 50 or less."],
    ["a few letters", "Short names have 5 letters or less."],
    ["what is true", `Webhook endpoints: up to ${facts.webhooks.endpoints.max} per account.`],
    [
      "the same in another unit",
      `Access tokens live for ${60 * Number.parseInt(facts.oauth.accessToken.life, 10)} minutes.`,
    ],
    [
      "the same size in another unit",
      `A file can have up to ${1000 * Number.parseInt(facts.document.size.max, 10)} kB.`,
    ],
    ["some hours", "Select a recap that was made in the last 48 hours."],
    ["two commands", "Capture the 2 together."],
    ["advice for a title", "A good title has up to 60 characters."],
    ["what is usual", "Most entries need up to 3 tags, and up to 5 commits."],
    ["a look into Trash", "After 7 days without a visit, look into the Trash."],
    ["a large repository", "If a repository has more than 100 commits, capture a part of it."],
    ["a short period", "For a period of at most 7 days, use stand-up."],
    ["codes that are left", "If you have 3 recovery codes left, make new ones."],
    ["another program's Node", "Use Node 18 for the build of the receiver."],
    ["a few days", "The inbox keeps what you snooze for 60 days."],
    ["a slow sender", "A client that sends 10 requests a minute reaches no limit."],
  ])("%s", (_, source) => expect(check(source)).toEqual([]));
});

it("what a cure says to write is no problem", () => {
  const source = "An entry has up to 13 tags, and access tokens live 2 hours.";
  const cured = check(source).reduce((text, { cure }) => {
    const [, written = "", number = ""] = /^Write (.+) instead of (.+?)\./.exec(cure) ?? [];
    return text.replace(number, written);
  }, source);
  expect(cured).toContain('up to <Fact of="worklogEntry.tags.max" /> tags');
  expect(check(cured)).toEqual([]);
});

it("every pattern is of a fact, a limit of the API, or a number of a flag, that there is", () => {
  for (const path of Object.keys(patterns)) {
    const words = path.includes("/") ? limitAt(siteDocument(), path) : (factWords.get(path) ?? cliNumberAt(cli, path));
    expect(words, path).toBeDefined();
  }
});

it("every fact that is a number has a pattern in lib/facts/patterns.ts", () => {
  const number = /^\d[\d,.]*( ([kMG]B|hours?|days?))?$/;
  const numbers = [...factWords].filter(([, words]) => number.test(words)).map(([path]) => path);
  expect(numbers.filter((path) => !(path in patterns))).toEqual([]);
});
