import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { contrast } from "@/lib/color/contrast";
import { mixInSrgb } from "@/lib/color/mix";
import { listFiles } from "@/lib/files/list";
import { themeColors } from "@/lib/site/theme-colors";

/** Whatever stands on something, on what, and by how much it has to stand out. */
type Pair = [mark: string, grounds: string[], minimum: number];

const page = ["ground", "surface", "hover"];
const code = ["code-ground", "code-hit", "code-ins", "code-del"];
const kinds = ["note", "tip", "important", "warning", "danger"];
/** The shares of a variable, or of what stands in for it, that a stylesheet mixes with its ground: "11%". */
function sharesOf(variable: string, file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(
    new RegExp(`var\\(--${variable}(?:, var\\(--[\\w-]+\\))?\\) (\\d+%)`, "g"),
  );
  const shares = [...found].map(([, share = ""]) => share);
  if (shares.length === 0) throw new Error(`${file} mixes no --${variable}.`);
  return shares;
}

/** A callout, and the code in its text. */
const shares = sharesOf("hue", "components/mdx/callout.module.css");
const callouts = shares.flatMap((share) => kinds.map((kind) => `${kind} ${share}`));
const [callout = ""] = shares;
const [label = ""] = sharesOf("method", "components/api/method.module.css");
/** A button that the pointer is on. */
const [touched = ""] = sharesOf("text", "components/mdx/code-button.module.css");

// WCAG asks for 4.5 of text and 3 of what tells a control, a state or the focus; we ask more of what is read for long.
const pairs: Pair[] = [
  ["text", ["ground", "surface"], 10],
  ["text", ["hover", "accent-tint", "found", "selected", "code-inline", ...code, ...callouts], 7],
  ["text-muted", page, 6.5],
  ["text-muted", ["accent-tint", "code-bar", ...code], 5.5],
  ["text-faint", [...page, "accent-tint", "code-ground"], 4.5],
  ["accent", page, 5],
  ["accent", ["accent-tint", "code-inline", ...code, ...callouts], 4.5],
  ["ground", ["text", "accent"], 4.5],
  ["banner-text", ["banner"], 7],
  ...kinds.map((kind): Pair => [kind, ["ground"], 5]),
  // A callout's title on its ground, and a method on its label and in the sidebar.
  ...kinds.map((kind): Pair => [kind, [`${kind} ${callout}`, `${kind} ${label}`, "hover", "surface"], 4.5]),
  ["text-muted", [`text-muted ${label}`], 4.5],
  ["text", [`text ${touched}`], 7],
  // The marks of fields, one of which the address points at; the marks of a change.
  ["danger", ["accent-tint", "code-ground", "code-del"], 4.5],
  ["warning", ["accent-tint"], 4.5],
  ["tip", ["code-ground", "code-ins"], 4.5],
  ["token-parameter", ["surface"], 4.5],
  // Edges of controls, and rings.
  ["line-strong", ["ground", "surface", "hover"], 3],
  ["focus", [...page, "accent-tint", "code-bar", "code-inline", ...code, ...callouts], 3],
];

// A hairline parts what space parts already, and the shadow of a target is its ground.
const meansNothing = ["line", "accent-tint"];
// A shade at the edge of what scrolls: nothing stands on it.
const shades = ["line-strong 28%"];

// What a reader gets who asks for more: that of WCAG's highest level of all that is read.
const pairsOfMore: Pair[] = [
  ...["text-muted", "text-faint", "accent"].map((mark): Pair => [mark, [...page, "accent-tint", "code-ground"], 7]),
  ["line", page, 3],
  ["line-strong", page, 4.5],
];

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const [common = "", ofMore = ""] = tokens.split("@media (prefers-contrast: more)");
const declarationsIn = (css: string) =>
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const);
const declared = new Map(declarationsIn(common));
const declaredForMore = new Map([...declared, ...declarationsIn(ofMore)]);
const roles = [...declared].flatMap(([name, value]) => (value.startsWith("light-dark(") ? [name] : []));
for (const token of roles.filter((name) => name.startsWith("token-"))) pairs.push([token, code, 5.5]);

type Theme = "light" | "dark";

/** A color in a theme: a token's, its variables followed, or a share of one on the page's ground, as "tip 8%". */
function color(name: string, theme: Theme, among = declared): string {
  const [, mixed, share] = /^([\w-]+) (\d+)%$/.exec(name) ?? [];
  if (mixed) return mixInSrgb(color(mixed, theme, among), Number(share) / 100, color("ground", theme, among));
  const value = among.get(name) ?? "";
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === "light" ? light : dark) ?? value;
  const variable = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  return variable ? color(variable, theme, among) : chosen;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(pairs)("%s stands out from %j by %d", (mark, grounds, minimum) => {
    for (const ground of grounds) {
      expect.soft(contrast(color(mark, theme), color(ground, theme)), ground).toBeGreaterThanOrEqual(minimum);
    }
  });

  it.each([...pairs, ...pairsOfMore])(
    "%s stands out from %j by %d where more is asked for",
    (mark, grounds, minimum) => {
      for (const ground of grounds) {
        const [front, back] = [color(mark, theme, declaredForMore), color(ground, theme, declaredForMore)];
        expect.soft(contrast(front, back), ground).toBeGreaterThanOrEqual(minimum);
      }
    },
  );

  it("the browser's frame has the page's ground", () => expect(color("ground", theme)).toBe(themeColors[theme]));
});

/** The colors that a stylesheet uses in a way that no pair speaks of. */
function unpaired(css: string): string[] {
  const marks = new Set(pairs.map(([mark]) => mark));
  const grounds = new Set(pairs.flatMap(([, names]) => names));
  const isPair = (mark: string, ground: string) =>
    pairs.some(([name, names]) => name === mark && names.includes(ground));
  const found: string[] = [];
  postcss.parse(css).walk((rule) => {
    if (rule.type !== "rule" && rule.type !== "atrule") return;
    /** The colors in the values of some properties, with the share that is mixed of one. */
    const used = (property: RegExp) =>
      (rule.nodes ?? [])
        .flatMap((node) => (node.type === "decl" && property.test(node.prop) ? [node.value] : []))
        .flatMap((value) => [...value.matchAll(/var\(--([\w-]+)[^)]*\)( \d+%)?/g)])
        .flatMap(([, token = "", share = ""]) => (roles.includes(token) ? [token + share] : []));
    const drawn = used(/^(color|fill|stroke|border|outline|box-shadow|text-decoration-color)/);
    const behind = used(/^background/).filter((name) => !shades.includes(name));
    const [words] = used(/^color$/);
    found.push(
      ...drawn.filter((name) => !marks.has(name) && !meansNothing.includes(name)),
      // A dot is drawn as a ground, and is a mark.
      ...behind.filter((name) => !grounds.has(name) && !marks.has(name)),
      ...(words ? behind.filter((name) => !isPair(words, name)).map((name) => `${words} on ${name}`) : []),
    );
  });
  return found;
}

const stylesheets = ["app", "components"].flatMap((folder) =>
  listFiles(folder, /\.css$/).map((name) => `${folder}/${name}`),
);

it.each(stylesheets)("%s puts colors on one another only as they are held to be", (file) => {
  expect(unpaired(readFileSync(file, "utf8"))).toEqual([]);
});

it("a color that is in no pair, and two that are in none together, are found", () => {
  expect(unpaired(".a { color: var(--found) }")).toEqual(["found"]);
  expect(unpaired(".a { border: 1px solid var(--code-bar) }")).toEqual(["code-bar"]);
  expect(unpaired(".a { background: var(--line) }")).toEqual(["line"]);
  expect(unpaired("@media print { .a { color: var(--line-strong); background: var(--found) } }")).toEqual([
    "line-strong on found",
  ]);
  expect(unpaired(".a { color: var(--text); background: var(--found) }")).toEqual([]);
  expect(unpaired(".a:hover { color: var(--found) }")).toEqual(["found"]);
  expect(unpaired(".a { color: var(--found); &:hover { color: var(--text) } }")).toEqual(["found"]);
  expect(unpaired(".a { background: color-mix(in srgb, var(--text) 40%, transparent) }")).toEqual(["text 40%"]);
});

it("every color of the site is in a pair, or means nothing", () => {
  const held = new Set(pairs.flatMap(([mark, grounds]) => [mark, ...grounds]));
  expect(roles.length).toBeGreaterThan(20);
  expect(roles.filter((name) => !held.has(name) && !meansNothing.includes(name))).toEqual([]);
});

it("contrast agrees with the examples of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 1);
});

it("colors are mixed as browsers mix them", () => {
  expect(mixInSrgb("#ffffff", 0.5, "#000000")).toBe("#808080");
  expect(mixInSrgb("#2b5a9b", 0.08, "#fbfaf7")).toBe("#eaedf0");
});
