import { describe, expect, it } from "vitest";
import { glossary, spellings } from "@/lib/facts/glossary";
import { checkTerms } from "./terms";

const check = (source: string) => checkTerms({ file: "content/a.mdx", source });

describe("a term spelled otherwise is named with its place and its cure:", () => {
  it.each([
    ["two words for one", "Your work log is private.", '"work log"', "worklog"],
    ["a hyphen too many", "Open the job-application.", '"job-application"', "application"],
    ["another hyphen", "Write a cover-letter.", '"cover-letter"', "cover letter"],
    ["another word", "Send your CV.", '"CV"', "resume"],
    ["at the beginning of a sentence", "Repos are linked.", '"Repos"', "repository"],
    ["over the end of a line", "The work\nlog is yours.", '"work\nlog"', "worklog"],
    ["a wrong case", "It is on Github.", '"Github"', "GitHub"],
    ["in the words of a link", "[Log in](/docs/cli/) first.", '"Log in"', "sign in"],
    ["a verb that would be a noun elsewhere", "Then log in with your key.", '"log in"', "sign in"],
    ["a system's name", "Use MacOS.", '"MacOS"', "macOS"],
    ["in a table", "| A | your CV |", '"CV"', "resume"],
    ["in a description", "---\ndescription: Your CV.\n---\n", '"CV"', "resume"],
    ["with an accent", "Your résumé.", '"résumé"', "resume"],
  ])("%s", (_, source, what, term) => {
    const [problem, ...others] = check(source);
    expect(problem?.what).toContain(what);
    expect(problem?.cure).toContain(`"${term}"`);
    expect(problem?.line).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});

describe("no problem is", () => {
  it.each([
    ["a term", "The worklog holds entries; see [the resume](/docs/resume/edit-resume/)."],
    ["an address", "[Create it](/docs/job-applications/create-application/)."],
    ["code", "Run `devlog auth login` in the `repo`."],
    ["a file's name", "- package.json\n- github.com"],
    ["a keyword", "---\ntitle: Resume\nkeywords: [cv, work log]\n---\n"],
    ["a part of a longer word", "The reports of a worklog-like tool, and cvs2git."],
    ["a word at the end of one paragraph and one in the next", "## Work\n\nLog it."],
    ["work that is logged", "Everything you log in a week."],
    ["a log that is written", "It is written to the log in the user's folder."],
  ])("%s", (_, source) => expect(check(source)).toEqual([]));
});

it("no form is wrong for one term and right for another", () => {
  const terms = new Set([...glossary, ...spellings].map(({ term }) => term));
  const forms = [...glossary, ...spellings].flatMap(({ not = [] }) => not);
  expect(forms.filter((form) => terms.has(form))).toEqual([]);
  expect(new Set(forms).size).toBe(forms.length);
});
