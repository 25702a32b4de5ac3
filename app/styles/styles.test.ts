import { readFileSync } from "node:fs";
// @ts-expect-error It has no types.
import fontkit from "next/dist/compiled/@next/font/dist/fontkit";
import { getFallbackMetricsFromFontFile } from "next/dist/compiled/@next/font/dist/local/get-fallback-metrics-from-font-file";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { contentsMinWidth, mobileMaxWidth, samplesMinWidth } from "@/lib/site/constants";
import { cardColors } from "@/lib/site/theme-colors";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const declared = new Map(
  [...tokens.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

it("the pictures of pages have the colors of the light theme", () => {
  for (const [name, value] of Object.entries(cardColors)) expect(declared.get(name)).toBe(value);
});

it("the icon of the site has colors of the palette", () => {
  const used = readFileSync("public/favicon.svg", "utf8").match(/#[0-9a-f]{3,8}/g) ?? [];
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((color) => ![...declared.values()].includes(color))).toEqual([]);
});

it("no system has a font by the typeface's name, which would stand before the fallback", () => {
  const family = /const (\w+) = localFont\(/.exec(readFileSync("app/layout.tsx", "utf8"))?.[1];
  expect(family).toBeDefined();
  // Those that Skia takes for the system's own (IsFallbackFontAllowed), and those of CSS.
  expect(["sans", "serif", "monospace", "fantasy", "cursive", "fallback"]).not.toContain(family);
});

it("the typeface's fallback has the measures that next/font would give it", () => {
  const typeface = fontkit(readFileSync("app/fonts/instrument-sans.woff2"));
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = getFallbackMetricsFromFontFile(
    typeface,
    "sans-serif",
  );
  const face = tokens.match(/@font-face \{[^}]*\}/)?.[0] ?? "";
  const measures = [...face.matchAll(/(\S+): ([\d.]+)%;/g)].map(([, name, percent]) => [name, Number(percent)]);
  expect(Object.fromEntries(measures)).toEqual({
    "ascent-override": Number.parseFloat(ascentOverride ?? ""),
    "descent-override": Number.parseFloat(descentOverride ?? ""),
    "line-gap-override": Number.parseFloat(lineGapOverride ?? ""),
    "size-adjust": Number.parseFloat(sizeAdjust ?? ""),
  });
});

const stylesheets = ["app", "components"]
  .flatMap((folder) => listFiles(folder, /\.css$/).map((name) => `${folder}/${name}`))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

it.each(stylesheets)("%s asks for no width but the three breakpoints", (_, css) => {
  const widths = [...css.matchAll(/@media[^{]*width[^{]*\{/g)].flatMap(([query]) => query.match(/[\d.]+[a-z]+/g) ?? []);
  const known = [mobileMaxWidth, contentsMinWidth, samplesMinWidth].map((width) => `${width}em`);
  for (const width of widths) expect(known).toContain(width);
});

/** The colors that a stylesheet writes down, instead of calling a role. */
function ownColors(css: string): string[] {
  const values = [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/[\w-]+:\s*([^;{}]+)[;}]/g)].map(
    ([, value = ""]) => value,
  );
  const names =
    "black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|teal|navy|olive|maroon|aqua|cyan|fuchsia|magenta|lime|gold";
  const color = new RegExp(
    `#[0-9a-f]{3,8}\\b|(?<![\\w-])(?:(?:rgb|hsl|hwb|(?:ok)?(?:lab|lch)|color)a?\\(|(?:${names})(?![\\w-]))`,
    "gi",
  );
  return values.flatMap((value) => value.match(color) ?? []);
}

it("a color of its own is found, wherever it stands", () => {
  expect(ownColors(".a { color: #ff0000; background: red } .b { color: var(--red) }")).toEqual(["#ff0000", "red"]);
  expect(ownColors(".a { border: 1px solid oklch(50% 0 0) }\n/* #fff */ .b { top: 0 }")).toEqual(["oklch("]);
  expect(ownColors(".a { color: color-mix(in srgb, var(--text) 8%, transparent); content: var(--white) }")).toEqual([]);
});

it.each(stylesheets.filter(([file]) => file.startsWith("components/")))(
  "%s stays in its layer and has no color of its own",
  (_, css) => {
    expect(css.trimStart()).toMatch(/^(\/\*[\s\S]*?\*\/\s*)?@layer components \{/);
    expect(ownColors(css)).toEqual([]);
    expect(css).not.toContain("!important");
  },
);

// Safari takes a list without marks for no list, unless it is in a navigation; one whose mark is empty stays a list.
it.each(stylesheets)("%s leaves lists what they are for the ear", (file, css) => {
  const without = [...css.matchAll(/[^{}]*\{[^{}]*list-style: none/g)].map(([rule]) => rule.trim().split(" {")[0]);
  const isNavigation = /(breadcrumbs|main-links|sidebar-tree|toc)\.module\.css$/.test(file);
  expect(isNavigation ? [] : without).toEqual([]);
});

/** The selectors by which what the page holds somewhere gives another style to what is below its root. */
function pageWide(css: string): string[] {
  const lists = css.replace(/\/\*[\s\S]*?\*\//g, "").match(/(?<=^|[{};])[^{};@]+(?=\{)/g) ?? [];
  return lists.map((list) => list.trim()).filter((list) => withoutArguments(list).split(",").some(isPageWide));
}

/** Without what stands in parentheses, which may hold others. */
const withoutArguments = (list: string) => [1, 2, 3].reduce((left) => left.replace(/\([^()]*\)/g, ""), list);

const isPageWide = (selector: string) => /(:root|html|body)\S*:has\S*\s+\S/.test(selector.trim());

it("a selector that reaches from the root into the page is found", () => {
  const [reaching, ...others] = [":root:has([data-x]) .a", ":root:has(dialog[open])", ".a:has(> .b) .c"];
  const css = [reaching, ...others].map((selector) => `@layer a { ${selector} { top: 0 } }`).join("\n");
  expect(pageWide(`/* ${reaching} */ ${css}`)).toEqual([reaching]);
  expect(pageWide(":root[data-x]:has(.b):focus > .c,\n.d { top: 0 }")).toHaveLength(1);
  expect(pageWide("html:has(.a, > :is(.b, .c:not(.d))) .e { top: 0 }")).toHaveLength(1);
  expect(pageWide(":root:has(.a, .b .c),\n.d .e { top: 0 }")).toEqual([]);
});

// Chromium gives every element its style anew whenever anything comes or goes that such a selector may ask for
// (bench/FIGURES.md, "What restyles a page"). Let the element say it that has what is asked for: `[data-x] > .a`.
it.each(stylesheets)("%s asks the root what the page holds for the root's own sake alone", (_, css) => {
  expect(pageWide(css)).toEqual([]);
});
