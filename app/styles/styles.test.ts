import { readFileSync } from "node:fs";
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

const stylesheets = ["app", "components"]
  .flatMap((folder) => listFiles(folder, /\.css$/).map((name) => `${folder}/${name}`))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

it.each(stylesheets)("%s asks for no width but the three breakpoints", (_, css) => {
  const widths = [...css.matchAll(/@media[^{]*width[^{]*\{/g)].flatMap(([query]) => query.match(/[\d.]+[a-z]+/g) ?? []);
  const known = [mobileMaxWidth, contentsMinWidth, samplesMinWidth].map((width) => `${width}em`);
  for (const width of widths) expect(known).toContain(width);
});

it.each(stylesheets.filter(([file]) => file.startsWith("components/")))(
  "%s stays in its layer and has no color of its own",
  (_, css) => {
    expect(css.trimStart()).toMatch(/^(\/\*[\s\S]*?\*\/\s*)?@layer components \{/);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(rgb|hsl|hwb|(ok)?(lab|lch)|color)a?\(/i);
    expect(css).not.toContain("!important");
  },
);

// Safari takes a list without marks for no list, unless it is in a navigation; one whose mark is empty stays a list.
it.each(stylesheets)("%s leaves lists what they are for the ear", (file, css) => {
  const without = [...css.matchAll(/[^{}]*\{[^{}]*list-style: none/g)].map(([rule]) => rule.trim().split(" {")[0]);
  const isNavigation = /(breadcrumbs|main-links|sidebar-tree|toc)\.module\.css$/.test(file);
  expect(isNavigation ? [] : without).toEqual([]);
});
