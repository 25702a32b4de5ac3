import { describe, expect, it } from "vitest";
import { filler, properNames } from "@/content/voice";
import { compileText } from "./compile";
import { checkWording, patternOf } from "./wording";

const file = "content/a.mdx";
const described = { title: "A page", description: "What it gives." };

async function check(text: string, frontmatter = described) {
  const source = `---\ntitle: ${frontmatter.title}\ndescription: ${frontmatter.description}\n---\n\n${text}\n`;
  const { ledger } = await compileText(file, source);
  return checkWording({ file, source, frontmatter, ledger });
}

describe("checkWording accepts", () => {
  it.each([
    ["a heading in sentence case", "## Create the entry"],
    ["names and abbreviations", "## Use the Devlog API from GitHub, OAuth, and Node on macOS"],
    ["a name of two words", "## Verify with Standard Webhooks in Go"],
    ["code with capitals", "## The field `Retry-After`"],
    ["code that begins a heading", "## `invalid_request`"],
    ["a command that begins a heading", "## devlog log"],
    ["names that begin small", "## npm and Homebrew\n\n## macOS and Linux\n\n## iOS\n\n## curl"],
    ["a label", "## The **Save** button\n\n## **save** it"],
    ["what is quoted", '## The “Saved” stage\n\n## "Saved" and "Sent"'],
    ["a capital after a sign", "## 🎉 Celebrate"],
    ["a picture of a file", "![What log-line.svg holds, image by image](/x.svg)"],
    ["numbers", "## 401, 403, or 404"],
    ["a reader who speaks", "## When I'm away"],
    ["a capital after a colon", "## Afternoon: Triage"],
    ["levels one by one, and back", "## A\n\n### B\n\n#### C\n\n## D"],
    ["links that name their target", "See [the table of fields](/x/) and [Inbox](/y/)."],
    ["a link around a picture", "[![The log line](/docs/images/log-line.svg)](/x/)"],
    ["a word of the list in code or on a key", "`just` and <kbd>Please</kbd>\n\n```bash\nsimply please\n```"],
    ["a word that only contains one", "An adjustment, justice, uneasy, and a repository."],
    ["a footnote", "Text.[^1]\n\n[^1]: Note."],
  ])("%s", async (_, text) => expect(await check(text)).toEqual([]));
});

describe("of a first sentence", () => {
  const description = "Add a degree, a course, or a certificate to your resume, and change it later.";
  const saysAgain = "The first sentence says what the description says, which stands above it.";

  it.each([
    ["the description's words", "Add degrees, courses, or a *certificate* to the resume.", 1],
    ["two thirds of them, and a link", "Add a degree, a [course](/x/), or the language that you speak.", 0],
    ["three of four", "Add a degree or course today.\n\nMore.", 1],
    ["three words alone", "Add a degree.", 0],
    ["words of its own", "A resume works without one: leave this part empty, if you like.", 0],
    ["code between them", "Add a degree, `x`, or a certificate to your resume.", 1],
    ["a second sentence with its words", "This takes a minute. Add a degree, a course, or a certificate.", 0],
  ])("%s: %s", async (_, text, faults) => {
    const found = await check(text, { title: "A page", description });
    expect(found.map(({ line, what }) => `${line} ${what}`)).toEqual(faults ? [`6 ${saysAgain}`] : []);
  });
});

it("checkWording accepts a name that ends in a sign", async () => {
  const names = properNames as string[];
  names.push("Notepad++");
  expect(await check("## Edit it in Notepad++ or elsewhere")).toEqual([]);
  names.pop();
});

describe("checkWording refuses, with line and cure,", () => {
  it.each([
    ["a capital inside a heading", "x\n\n## Create The entry", 8, 'a capital in "The"', 'Write "the"'],
    ["a heading that begins small", "## create it", 6, "begins with a small letter", 'Write "Create"'],
    ["a name that nobody knows", "## yarn and npm", 6, "begins with a small letter", "add it to properNames"],
    ["a capital behind a number", "## 3 Ways", 6, 'a capital in "Ways"', 'Write "ways"'],
    ["a capital beside code", "## `log` Entries and **Save**", 6, '"log Entries and Save" has', 'Write "entries"'],
    ["a skipped level", "## A\n\n#### B", 8, "skips a level: 4 comes after 2", "Write ### B"],
    ["a first heading that is too low", "### A", 6, "3 comes after 1", "Write ## A"],
    ["a link to “here”", "Read it [here](/x/).", 6, 'link text "here"', "the target's title"],
    ["a link to “this page”", "x\nsee [this page](/x/)", 7, 'link text "this page"', "target"],
    ["a link that says click", "[Click for the fields](/x/)", 6, "Click for the fields", "target"],
    ["a bare address", "[https://a.example](https://a.example)", 6, "https://a.example", "target"],
    ["a link without a text", "[](/x/)", 6, "link without a text", "brackets"],
    ["a card without a name", '<Cards>\n<Card title="Here" href="/x/">x</Card>\n</Cards>', 7, '"Here"', "target"],
    ["a picture without words", "![](/x.svg)", 6, "picture without a description", "what it shows"],
    ["a picture of a picture", "![Screenshot of the list](/x.svg)", 6, "Screenshot of", "Say only what it shows"],
    ["a picture's file", "![log-line.svg](/x.svg)", 6, '"log-line.svg", which', "Say what it shows"],
    ["a picture that is one", "![Screenshot](/x.svg)", 6, '"Screenshot", which', "Say what it shows"],
    ["a picture of any kind", "![an image](/x.svg)", 6, '"an image", which', "Say what it shows"],
    ["what a template has", "![alt text](/x.svg)", 6, '"alt text", which', "Say what it shows"],
    ["filler in a picture's description", "x\n![A simply good line](/x.svg)", 7, `"simply"`, "Leave it out"],
    ["filler in a caption", '![A line](/x.svg "It is simply\nit")', 6, `"simply"`, "Leave it out"],
    ["filler", "x\nYou can simply save.", 7, `don't say "simply"`, "Leave it out"],
    ["filler with a capital", "Just save.", 6, `"Just"`, "Leave it out"],
    ["filler over two lines", "It is\ncoming\nsoon.", 7, `"coming soon"`, "what is there today"],
    ["filler in a table", "| a |\n|---|\n| easy |", 8, `"easy"`, "Leave it out"],
    ["filler in a heading", "## An easy way", 6, `"easy"`, "Leave it out"],
    [
      "filler in a title of an element",
      '<Callout type="note" title="Please">x</Callout>',
      6,
      `"Please"`,
      "Leave it out",
    ],
  ])("%s", async (_, text, line, what, cure) => {
    const [problem, ...others] = await check(text);
    expect(problem).toMatchObject({ file, line });
    expect(problem?.what).toContain(what);
    expect(problem?.cure).toContain(cure);
    expect(others).toEqual([]);
  });

  it("a title in title case", async () =>
    expect(await check("Text.", { ...described, title: "Create An Entry" })).toMatchObject([{ line: 2 }, { line: 2 }]));

  it("filler in a description", async () =>
    expect(await check("Text.", { ...described, description: "Easy to do." })).toMatchObject([{ line: 3 }]));
});

describe("the lists for writers", () => {
  it("name each word once, as the check looks for it", () => {
    expect(properNames).toEqual([...new Set(properNames)].sort());
    for (const [word, cure] of Object.entries(filler)) {
      expect(word).toBe(word.toLowerCase());
      expect(cure.length).toBeGreaterThan(10);
    }
  });
});

it("a word of the list may have signs, and spaces of any kind", () =>
  expect("In C++ or in C, coming\nsoon (or not).".match(patternOf(["c++", "coming soon", "(or"]))).toEqual([
    "C++",
    "coming\nsoon",
    "(or",
  ]));
