import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";
import { facts } from "@/lib/facts/facts";
import { factWords } from "@/lib/resolvers/fact";
import type { Resolver } from "@/lib/resolvers/resolver";
import { compileText } from "./compile";
import { remarkResolve } from "./remark-resolve";

const head = "---\ntitle: x\n---\n\n";
const compile = (text: string) => compileText("content/a.mdx", head + text);

describe("an element that is resolved", () => {
  it.each([
    [
      "in a sentence",
      'Up to <Fact of="worklogEntry.tags.max" /> tags.',
      `"Up to ", "${facts.worklogEntry.tags.max}", " tags."`,
    ],
    [
      "in a table",
      '| a |\n| - |\n| <Fact of="worklogEntry.body.max" /> |',
      `children: "${factWords.get("worklogEntry.body.max")}"`,
    ],
    ["alone on its line", '<Fact of="application.outcomes" />', "Accepted, Rejected, and Withdrawn"],
  ])("leaves its words %s", async (_, text, expected) => {
    const { code, problems } = await compile(text);
    expect(problems).toEqual([]);
    expect(code).toContain(expected);
    expect(code).not.toContain("Fact");
  });

  it("can stand in a heading, whose id then has its words", async () => {
    const { ledger } = await compile('## The first <Fact of="trash.days" /> days');
    expect(ledger.headings[0]).toMatchObject({ id: "the-first-30-days", text: "The first 30 days" });
  });
});

it("what a document shows in angle brackets is named, and how it can be written", async () => {
  const file = new VFile({ path: "content/a.mdx", data: { problems: [] } });
  const shown: Resolver = { attributes: {}, resolve: () => "Print as <NAME> says.\n\n- Or `<NAME>`." };
  const element: MdxJsxFlowElement = { type: "mdxJsxFlowElement", name: "Shown", attributes: [], children: [] };
  const tree: Root = { type: "root", children: [element] };
  remarkResolve({ resolvers: { Shown: shown } })(tree, file);
  expect(file.data.problems).toMatchObject([
    { what: "<Shown /> shows <NAME>, which is HTML.", cure: "Put <NAME> into backticks where it is written." },
  ]);
  expect(JSON.stringify(tree)).not.toContain('"html"');
});

it("one sign strikes nothing out of what is put in", () => {
  const shown: Resolver = { attributes: {}, resolve: () => "1~2 or 3~4, and ~~this~~." };
  const element: MdxJsxFlowElement = { type: "mdxJsxFlowElement", name: "Shown", attributes: [], children: [] };
  const tree: Root = { type: "root", children: [element] };
  remarkResolve({ resolvers: { Shown: shown } })(tree, new VFile());
  const struck: unknown[] = [];
  visit(tree, "delete", ({ children }) => void struck.push(...children));
  expect(struck).toMatchObject([{ value: "this" }]);
});

it("what is put in stands where the element stands", () => {
  const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 10 } };
  const shown: Resolver = { attributes: {}, resolve: () => "See [it](/a/).\n\n- Or `this`." };
  const element: MdxJsxFlowElement = {
    type: "mdxJsxFlowElement",
    name: "Shown",
    attributes: [],
    children: [],
    position,
  };
  const tree: Root = { type: "root", children: [element] };
  remarkResolve({ resolvers: { Shown: shown } })(tree, new VFile());
  const places: unknown[] = [];
  visit(tree, (node) => void (node.type === "root" || places.push(node.position)));
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(places)).toEqual(new Set([position]));
});

describe("a writer's mistake is named with its line and cure:", () => {
  it.each([
    ["an unknown fact", 'x\n\n<Fact of="trash.dais" />', "Unknown fact", 'of="trash.days"'],
    ["a missing attribute", "x\n\n<Fact />", '<Fact> lacks "of"', "of="],
    ["an unknown attribute", 'x\n\n<Fact of="trash.days" unit="d" />', 'no attribute "unit"', "It has: of"],
    ["text inside", 'x\n\n<Fact of="trash.days">30</Fact>', "<Fact> holds text", "Close it in itself"],
    ["a name near to it", 'x\n\n<Facts of="trash.days" />', "Unknown element <Facts>", "Fact"],
  ])("%s", async (_, text, what, cure) => {
    const [problem] = (await compile(text)).problems;
    expect(problem).toMatchObject({ file: "content/a.mdx", line: 7 });
    expect(problem?.what).toContain(what);
    expect(problem?.cure).toContain(cure);
  });
});
