import { describe, expect, it } from "vitest";
import { compileText } from "./compile";

const head = "---\ntitle: x\n---\n\n";
const compile = (text: string) => compileText("content/a.mdx", head + text);
const problems = async (text: string) => (await compile(text)).problems;

describe("a page's ledger", () => {
  it("holds headings with the ids that are in the HTML, links with their lines, and images", async () => {
    const { ledger, problems: found } = await compile(
      "Text with [a link](/docs/inbox/).\n\n## One\n\n![Alt](/docs/images/a.svg)\n\n### Two `code` [#two, #old]\n\n## Three\n",
    );
    expect(found).toEqual([]);
    expect(ledger.headings.map(({ level, id, text }) => [level, id, text])).toEqual([
      [2, "one", "One"],
      [3, "two", "Two code"],
      [2, "three", "Three"],
    ]);
    expect(ledger.ids).toEqual(["one", "two", "old", "three"]);
    expect(ledger.links).toEqual([{ href: "/docs/inbox/", line: 5 }]);
    expect(ledger.images).toEqual([{ src: "/docs/images/a.svg", line: 9 }]);
  });

  it("holds the ids of a heading with and without a space between them", async () => {
    const { ledger } = await compile("## One [#a,#b]\n\n## Two [#c,  #d]\n");
    expect([ledger.ids, ledger.headings.map(({ text }) => text)]).toEqual([
      ["a", "b", "c", "d"],
      ["One", "Two"],
    ]);
  });

  it("holds fenced blocks as written, also inside a list and without a language", async () => {
    const { ledger } = await compile(
      '```bash title="a b" {1}\necho "<é>"\n\n```\n\n1. Step\n\n   ```json\n   {}\n   ```\n\n```\nx\n```\n',
    );
    expect(ledger.code).toEqual([
      { lang: "bash", meta: 'title="a b" {1}', text: 'echo "<é>"\n', line: 5 },
      { lang: "json", meta: "", text: "{}", line: 12 },
      { lang: "", meta: "", text: "x", line: 16 },
    ]);
  });

  it("holds what stands in backticks in a sentence, and no block", async () => {
    const { ledger } = await compile("Run `devlog logs`.\n\n```bash\nls\n```\n\n| `a` |\n|---|\n| `b` |\n");
    expect(ledger.inlineCode).toEqual([
      { text: "devlog logs", line: 5 },
      { text: "a", line: 11 },
      { text: "b", line: 13 },
    ]);
  });

  it.each([
    ["a heading and an element after it", '## Title\n\n<div id="title">Text.</div>', 7],
    ["an element and a heading after it", '<div id="title">Text.</div>\n\n## Title', 7],
    ["two elements", '<div id="a">Text.</div>\n\n<div id="a">Text.</div>', 7],
  ])("has each id once, also of %s", async (_, text, line) => {
    expect(await problems(text)).toMatchObject([{ line, what: expect.stringContaining("Two places have the id") }]);
  });

  it("counts ids anew on every page", async () => {
    for (const _ of [1, 2]) expect((await compile("## Steps")).ledger.ids).toEqual(["steps"]);
  });

  it("knows the links and drawings of elements", async () => {
    const { ledger } = await compile(
      '<Cards>\n<Card title="T" href="/docs/inbox/">x</Card>\n</Cards>\n\n<Diagram name="map" label="A map">x</Diagram>\n',
    );
    expect(ledger.links).toEqual([{ href: "/docs/inbox/", line: 6 }]);
    expect(ledger.images).toEqual([{ src: "diagram:map", line: 9 }]);
  });
});

describe("a writer's mistake is named with its line and cure:", () => {
  it.each([
    ["an unknown element", "<Calout>x</Calout>", 5, "Unknown element <Calout>"],
    ["an unknown HTML element", "text\n\n<marquee>x</marquee>", 7, "Unknown element <marquee>"],
    ["a script", "<script>alert(1)</script>", 5, "Unknown element <script>"],
    ["a missing attribute", '<Callout title="x">y</Callout>', 5, '<Callout> lacks "type"'],
    ["an unknown attribute", '<Steps kind="x">y</Steps>', 5, 'no attribute "kind"'],
    ["an event handler", '<Steps onClick="x">y</Steps>', 5, 'no attribute "onClick"'],
    ["an unknown value", '<Callout type="hint">y</Callout>', 5, 'Unknown type "hint"'],
    ["an attribute of JavaScript", "<Callout type={1 + 1}>y</Callout>", 5, "is not a text"],
    ["spread attributes", '<Callout type="note" {...x}>y</Callout>', 5, 'no attribute "{…}"'],
    ["a stray child", '<Tab label="x">y</Tab>', 5, "<Tab> stands outside <Tabs>"],
    ["a brace", "Write {company} here.", 5, "would be run as JavaScript"],
    ["an import", 'import x from "y"\n', 5, "cannot import"],
    ["an unknown alert", "> [!HINT]\n> x", 5, 'Unknown callout "[!HINT]"'],
    ["a heading of level 1", "# Title", 5, "level 1"],
    ["an id of the frame", "## Main", 5, 'The frame of every page has the id "main"'],
    ["an id used twice", "## A [#x]\n\n## B [#x]", 7, 'Two places have the id "x"'],
    ["code without a language", "```\nx\n```", 5, "without a language"],
    ["an unknown language", "```bahs\nx\n```", 5, 'Unknown code language "bahs"'],
    ["an unknown code option", "```json foo\n{}\n```", 5, 'Unknown code option "foo"'],
    ["an element left open", "<Steps>\n\nx\n", 5, "MDX cannot be read"],
    ["a bare less-than sign", "if a <b then", 5, "MDX cannot be read"],
    ["a brace left open", "a { b", 5, "MDX cannot be read"],
  ])("%s", async (_, text, line, what) => {
    const [problem] = await problems(text);
    expect(problem?.what).toContain(what);
    expect(problem?.file).toBe("content/a.mdx");
    expect(problem?.cure.length).toBeGreaterThan(8);
    if (!what.startsWith("MDX")) expect(problem?.line).toBe(line);
    else expect(problem?.line).toBeGreaterThanOrEqual(5);
  });

  it("and comments are none", async () => expect(await problems("{/* for writers */}\n\nText.")).toEqual([]));
});
