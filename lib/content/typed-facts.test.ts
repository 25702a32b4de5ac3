import { describe, expect, it } from "vitest";
import { facts } from "@/lib/facts/facts";
import { patterns } from "@/lib/facts/patterns";
import { factWords } from "@/lib/resolvers/fact";
import { checkTypedFacts } from "./typed-facts";

const max = (field: "tags" | "title" | "body") => factWords.get(`worklogEntry.${field}.max`);
const check = (source: string) => checkTypedFacts({ file: "content/a.mdx", source });

describe("a typed number that contradicts its fact is named with its place and its cure:", () => {
  it.each([
    ["An entry has up to 11 tags.", "worklogEntry.tags.max"],
    ["A title can have 1 to 150 characters.", "worklogEntry.title.max"],
    ["| Title | What you did | 1 to 150 characters |", "worklogEntry.title.max"],
    ["| **Body** | Markdown, up to 1,000 characters |", "worklogEntry.body.max"],
    [`| Tags | Up to 11; each has 1 to ${facts.tag.length.max} lower case letters |`, "worklogEntry.tags.max"],
    [`| Tags | Up to ${facts.worklogEntry.tags.max}; each has 1 to 30 lower case letters |`, "tag.length.max"],
    ["It stays in **Trash** for 14 days.", "trash.days"],
    ["A file has 20 MB or less.", "document.size.max"],
    ["All together can have up to 1 GB; your documents have reached 2 GB.", "account.storage"],
    ["An application can have up to 20 stages.", "application.stages.max"],
    ["A password has at least 8 characters.", "account.password.min"],
    ["| Photo | 15% |", "profileCompletion.photo"],
    ["A recap has a period of at most 365 days.", "recap.period.maxDays"],
    ["Answer with a 2xx status within 30 seconds.", "webhooks.answerSeconds"],
    ["---\ntitle: x\ndescription: Up to 11 tags.\n---\n", "worklogEntry.tags.max"],
  ])("%s", (source, path) => {
    const [problem, ...others] = check(source);
    expect(problem?.what).toContain(`contradicts the fact ${path}, which is ${factWords.get(path)}.`);
    expect(problem?.cure).toContain(`<Fact of="${path}" />`);
    expect(problem?.line).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});

describe("no problem is", () => {
  it.each([
    [
      "a number that agrees",
      `Up to ${max("tags")} tags, a title of 1 to ${max("title")} characters, a body of up to ${max("body")} characters.`,
    ],
    ["a fact", 'Up to <Fact of="worklogEntry.tags.max" /> tags.'],
    ["an example in code", "`Up to 11 tags`"],
    ["another number on the line", "In **Trash** you see it; 14 of them go today."],
    ["a number of something else", "Delete one when you have reached 5 endpoints."],
    ["a number on the next line", "It is in **Trash**.\nWait 14 days."],
  ])("%s", (_, source) => expect(check(source)).toEqual([]));
});

it("every pattern is of a fact that there is", () => {
  expect(Object.keys(patterns).filter((path) => !factWords.has(path))).toEqual([]);
});

it("every fact that begins with a number has a pattern in lib/facts/patterns.ts", () => {
  const numbers = [...factWords].filter(([, words]) => /^\d[\d,.]*( [kMG]B)?$/.test(words)).map(([path]) => path);
  expect(numbers.filter((path) => !(path in patterns))).toEqual([]);
});
