import { describe, expect, it } from "vitest";
import { leanStylesheet } from "./lean-stylesheet";

const named = new Set(["CeNkmG_row", "mT-zfa_cell"]);

describe("leanStylesheet", () => {
  it.each([
    [
      "makes one of a layer's blocks, in their order, and leaves the rest where it is",
      "@layer a,b;@layer a{p{top:0}}@layer b{p{top:1px}}i{top:3px}@layer a{p{top:2px}@media print{p{top:0}}}",
      "@layer a,b;@layer a{p{top:0}p{top:2px}@media print{p{top:0}}}@layer b{p{top:1px}}i{top:3px}",
    ],
    ["leaves out a class that nothing names", ".CeNkmG_row{top:0}.CeNkmG_gone>a{top:0}", ".CeNkmG_row{top:0}"],
    ["and from among others", ".CeNkmG_gone,.mT-zfa_cell .CeNkmG_row{top:0}", ".mT-zfa_cell .CeNkmG_row{top:0}"],
    ["but not where it must not be", "p:not(.CeNkmG_gone){top:0}", "p:not(.CeNkmG_gone){top:0}"],
    ["nor a class that a text may have", ".tk,.anchor{top:0}", ".tk,.anchor{top:0}"],
    ["takes no brace of a text for one of its own", '@layer a{i:after{content:"}"}}', '@layer a{i:after{content:"}"}}'],
  ])("%s", (_, given, wanted) => {
    expect(leanStylesheet(given, named)).toBe(wanted);
  });
});

it("puts a color in the place of its name where that stands twice at most, and no other", () => {
  const names = "--a: #fff; --b: #000; --c: #111; --d: 1px; --e: #eee; --f: #ccc";
  const uses = "p { color: light-dark(var(--a), var(--b)); fill: var(--b); margin: var(--d); stroke: var(--e, red) }";
  const others = "i { color: var(--c); fill: var(--c) } b { color: var(--c); --b: #222 }";
  expect(leanStylesheet(`:root { ${names} } ${uses} ${others}`, new Set(["--f"]))).toBe(
    `:root { --b: #000; --c: #111; --d: 1px; --e: #eee; --f: #ccc } ${uses.replace("var(--a)", "#fff")} ${others}`,
  );
});

it.each(["@media print { :root { --a: #fff } }", ".x { --a: #fff }", "@supports (top: 0) { :root { --a: #fff } }"])(
  "leaves a color that holds under a condition under its name: %s",
  (declared) => {
    const css = `${declared} p { color: var(--a) }`;
    expect(leanStylesheet(css, new Set())).toBe(css);
  },
);
