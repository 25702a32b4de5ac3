import { describe, expect, it } from "vitest";
import { checkDrawing, checkPicture } from "./check-svg";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>`;
const file = "content/diagrams/a.svg";
const told = (problems: { file: string; line?: number | undefined; what: string }[]) =>
  problems.map(({ line, what }) => `${line} ${what}`);

describe("an SVG", () => {
  it.each([
    ["a drawing", svg('<rect fill="var(--surface)"/>')],
    [
      "one with a declaration and a comment",
      `<?xml version="1.0"?>\n<!-- <style> -->\n${svg("<g><path d='M0 0'/></g>")}`,
    ],
    ["signs by their names", svg("<text>R&amp;D &lt; &#8211;</text>")],
    ["words that are no attributes", svg('<text font-size="1" data-name="style=x onclick=y">style="x"</text>')],
    [
      "colors of the theme",
      svg('<g fill="none" stroke="var(--accent)"><path fill="url(#a)" stroke="currentcolor"/></g>'),
    ],
    ["an address in the drawing", svg('<use href="#a"/>')],
  ])("%s is one", async (_, source) => expect(await checkDrawing({ file, source })).toEqual([]));

  it.each([
    ["a text", "A drawing", "1 This is no SVG: it has no <svg> element."],
    ["nothing", "", "1 This is no SVG: it has no <svg> element."],
    ["a page", "<html><svg/></html>", "1 This is no SVG"],
    ["a text before it", `Text\n${svg("")}`, "1 This is no SVG: Start tag expected, '<' not found."],
    ["a text after it", `${svg("")}\nText`, "4 This is no SVG: Extra content at the end of the document."],
    [
      "an element that is not closed",
      svg("<rect>"),
      "3 This is no SVG: Opening and ending tag mismatch: rect line 2 and svg.",
    ],
    ["an element that is not open", svg("</g>"), "2 This is no SVG: Opening and ending tag mismatch"],
    ["one far below", svg(`${"\n".repeat(10)}</g>`), "12 This is no SVG: Opening and ending tag mismatch"],
    ["no end", svg("<g/>").replace("</svg>", ""), "3 This is no SVG"],
    ["a value without quotes", svg("<rect width=1 />"), "2 This is no SVG"],
    ["an attribute twice", svg('<rect x="1" x="2"/>'), "2 This is no SVG: Attribute x redefined."],
    ["a sign that stands for others", svg("<text>a & b</text>"), "2 This is no SVG"],
    ["a name of HTML", svg("<text>a&nbsp;b</text>"), "2 This is no SVG: Entity 'nbsp' not defined."],
    ["a prefix of nobody", svg('<use xlink:href="#a"/>'), "2 This is no SVG: Namespace prefix xlink"],
  ])("%s is none", async (_, source, what) => {
    for (const check of [checkPicture, checkDrawing]) {
      const [found, ...others] = told(await check({ file, source }));
      expect(found).toContain(what);
      expect(others).toEqual([]);
    }
  });
});

describe("of a drawing, and not of a picture, is refused", () => {
  it.each([
    [
      "a style",
      svg('<g>\n<rect\nstyle="fill: red"/></g>'),
      `4 The Content Security Policy does not allow style="fill: red"`,
    ],
    ["a stylesheet", svg("<style>.a { fill: red }</style>"), "2 The Content Security Policy does not allow <style>"],
    ["a script", svg("<script>run()</script>"), "2 The Content Security Policy does not allow <script>"],
    ["a base", svg('<base href="/"/>'), "2 The Content Security Policy does not allow <base>"],
    // To HTML, in which a drawing stands, capitals are the same.
    ["a script in capitals", svg("<SCRIPT>run()</SCRIPT>"), "2 The Content Security Policy does not allow <SCRIPT>"],
    ["a handler in capitals", svg('<g ONCLICK="run()"/>'), `2 The Content Security Policy does not allow ONCLICK=`],
    ["a handler", svg('<g onclick="run()"/>'), `2 The Content Security Policy does not allow onclick="run()"`],
    [
      "an address that is a script",
      svg('<a href="javascript:x"/>'),
      `2 The Content Security Policy does not allow href=`,
    ],
    ["no size", svg("").replace(' viewBox="0 0 9 9"', ' width="100%"'), "1 The SVG has neither width and height"],
  ])("%s", async (_, source, what) => {
    const [found, ...others] = told(await checkDrawing({ file, source }));
    expect(found).toContain(what);
    expect(others).toEqual([]);
    expect(await checkPicture({ file, source })).toEqual([]);
  });
});

it.each([
  ["no other", ""],
  ["that of XLink", ' xmlns:xlink="http://www.w3.org/1999/xlink"'],
])("a picture, and not a drawing, needs the name of its language, where it has %s", async (_, other) => {
  const source = svg("<g/>").replace(' xmlns="http://www.w3.org/2000/svg"', other);
  expect(told(await checkPicture({ file, source: `<!-- A line. -->\n${source}` }))).toEqual([
    "2 The SVG has no xmlns: browsers draw no file without it.",
  ]);
  expect(await checkDrawing({ file, source })).toEqual([]);
});

it("each of many files that are read at once has its own fault", async () => {
  const sources = Array.from({ length: 120 }, (_, at) => (at % 2 ? svg("<text>a & b</text>") : svg("<g>")));
  const faults = await Promise.all(sources.map((source) => checkDrawing({ file, source })));
  faults.forEach(([fault], at) => {
    expect(fault?.what, `file ${at}`).toMatch(at % 2 ? /^This is no SVG: .*EntityRef/ : /^This is no SVG: .*mismatch/);
  });
});
