import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "@/lib/color/contrast";
import { listFiles } from "@/lib/files/list";
import { contentsMinWidth, mobileMaxWidth } from "@/lib/site/constants";
import { cardColors, themeColors } from "@/lib/site/theme-colors";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const declared = new Map(
  [...tokens.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

/** A token's color in a theme, its variables followed. */
function color(name: string, theme: "light" | "dark"): string {
  const value = declared.get(name) ?? "";
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === "light" ? light : dark) ?? value;
  const variable = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  return variable ? color(variable, theme) : chosen;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each([
    ["text", ["ground", "surface"], 10],
    ["text-muted", ["ground", "surface", "hover"], 6.5],
    ["text-faint", ["ground", "surface", "code-ground"], 4.5],
    ["accent", ["ground", "surface", "hover"], 5],
    ["line-strong", ["ground"], 3],
    ["focus", ["ground", "surface"], 3],
    ["banner-text", ["banner"], 7],
    ["ground", ["text", "accent"], 4.5],
    ["note", ["ground"], 5],
    ["tip", ["ground"], 5],
    ["important", ["ground"], 5],
    ["warning", ["ground"], 5],
    ["danger", ["ground"], 5],
    ["text-muted", ["code-ground", "code-bar"], 5.5],
    ["text", ["code-ground", "code-inline", "code-hit", "code-ins", "code-del"], 7],
  ])("%s stands out from %j by %d", (foreground, grounds, minimum) => {
    for (const ground of grounds) {
      expect.soft(contrast(color(foreground, theme), color(ground, theme)), ground).toBeGreaterThanOrEqual(minimum);
    }
  });

  it("every kind of token has a contrast of 5.5 on plain, marked, added and removed lines", () => {
    const kinds = [...declared.keys()].filter((name) => name.startsWith("token-"));
    expect(kinds.length).toBeGreaterThan(5);
    for (const kind of kinds) {
      for (const ground of ["code-ground", "code-hit", "code-ins", "code-del"]) {
        const found = contrast(color(kind, theme), color(ground, theme));
        expect.soft(found, `${kind} on ${ground}`).toBeGreaterThanOrEqual(5.5);
      }
    }
  });

  it("the browser's frame has the page's ground", () => expect(color("ground", theme)).toBe(themeColors[theme]));
});

it("the pictures of pages have the colors of the light theme", () => {
  for (const [name, value] of Object.entries(cardColors)) expect(declared.get(name)).toBe(value);
});

it("contrast agrees with the examples of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 1);
});

const stylesheets = ["app", "components"]
  .flatMap((folder) => listFiles(folder, /\.css$/).map((name) => `${folder}/${name}`))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

it.each(stylesheets)("%s asks for no width but the two breakpoints", (_, css) => {
  const widths = [...css.matchAll(/@media[^{]*width[^{]*\{/g)].flatMap(([query]) => query.match(/\d+(?=px)/g) ?? []);
  for (const width of widths) expect([mobileMaxWidth, contentsMinWidth]).toContain(Number(width));
});

it.each(stylesheets.filter(([file]) => file.startsWith("components/")))(
  "%s stays in its layer and has no color of its own",
  (_, css) => {
    expect(css.trimStart()).toMatch(/^(\/\*[\s\S]*?\*\/\s*)?@layer components \{/);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?![^{]*\{)/i);
    expect(css).not.toContain("!important");
  },
);
