import type { Root } from "hast";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";
import { parseCodeMeta } from "./code-meta.mjs";
import rehypeCode, { blockHtml } from "./rehype-code.mjs";

const html = (source: string, language: string, meta = "") => blockHtml(source, language, parseCodeMeta(meta));

describe("a block of code", () => {
  const line = (text: string, mark = "") => `<span class="ln${mark}">${text}\n</span>`;

  it.each([
    ["", "a\n\nb"],
    ["wrap", "a\n\nb"],
    ["lines", line("a") + line("") + line("b")],
    ["{3}", line("a") + line("") + line("b", " hit")],
    ["{1} del={3}", line("a", " hit") + line("") + line("b", " del")],
    ["{1} ins={3}", line("a", " hit") + line("") + line("b", " ins")],
    ["ins={1} del={1-3} {1-3}", line("a", " ins") + line("", " del") + line("b", " del")],
  ])("with %j has an element for each line only where one needs it", async (meta, expected) =>
    expect(await html("a\n\nb", "text", meta)).toBe(expected),
  );
});

describe("a terminal", () => {
  const [command, more] = ["cmd", "cmd more"].map((name) => `<span class="${name}">`);

  it("has commands, what continues them, and output as it stands", async () => {
    const lines = (await html('$ a \\\n  b\n<x> "y"\n\n$ c', "console")).split("\n</span>");
    expect(lines.map((text) => text.replace(/<span class="t.">|<\/span>/g, ""))).toEqual([
      `${command}a \\`,
      `${more}  b`,
      '<span class="out">&lt;x&gt; "y"',
      '<span class="out">',
      `${command}c`,
      "",
    ]);
  });

  it.each([
    ['{\n  "a": 1\n}', true],
    ["[1]", true],
    ["1", false],
    ['{"a": 1} b', false],
  ])("whose output is %j has it colored: %j", async (output, isColored) => {
    const [, ...lines] = (await html(`$ a\n${output}`, "console")).split('<span class="out">');
    expect(lines).toHaveLength(output.split("\n").length);
    expect(lines.join("")).not.toContain("undefined");
    expect(/class="t/.test(lines.join(""))).toBe(isColored);
  });
});

it.each([
  ["", { language: "text" }],
  ['title="a.txt" lines wrap', { language: "text", title: "a.txt", lines: "lines", wrap: "wrap" }],
])("a fence with %j becomes an element", async (meta, attributes) => {
  const text = { type: "text", value: "a < b\n" } as const;
  const code = { tagName: "code", properties: { className: ["language-text"] }, data: { meta }, children: [text] };
  const pre = { type: "element", tagName: "pre", properties: {}, children: [{ type: "element", ...code }] };
  const tree = { type: "root", children: [pre] } as Root;
  await rehypeCode()(tree, new VFile());
  const [block] = tree.children as unknown as { name: string; attributes: { name: string; value: string }[] }[];
  const { html: drawn, ...others } = Object.fromEntries(
    block?.attributes.map(({ name, value }) => [name, value]) ?? [],
  );
  expect([block?.name, others]).toEqual(["CodeBlock", attributes]);
  expect(drawn).toContain("a &lt; b");
});
