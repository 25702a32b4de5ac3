import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import { moduleClasses } from "./class-names";

/**
 * A stylesheet without what costs bytes and does nothing: a layer's blocks become one (a layer has its place where it is
 * first named, and what is in it keeps its order), a class of a module that is not in `named` has no rules (the preview
 * alone shows it), and a color whose name the stylesheet asks for twice at most, and nobody else, stands there itself.
 */
export function leanStylesheet(css: string, named: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => mayMatch(selector, named));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const layers = new Map<string, AtRule>();
  for (const block of [...root.nodes]) {
    if (block.type !== "atrule" || block.name !== "layer" || !block.nodes) continue;
    const first = layers.get(block.params);
    if (first) first.append(block.remove().nodes);
    else layers.set(block.params, block);
  }
  putColorsInPlace(root, named);
  return root.toString();
}

/**
 * Names of colors are for who writes stylesheets; beyond two places, a name is shorter on the line. A name that holds under
 * a condition stays, as does one of `named`, which a drawing asks for.
 */
function putColorsInPlace(root: Root, named: ReadonlySet<string>): void {
  const all: Declaration[] = [];
  root.walkDecls((declaration) => void all.push(declaration));
  for (const color of all) {
    const { prop, value } = color;
    if (!prop.startsWith("--") || !/^#[0-9a-f]+$/.test(value) || !isUnconditional(color) || named.has(prop)) continue;
    const asked = all.filter((one) => one.value.includes(`var(${prop})`));
    const isElsewhere = all.some((one) => one !== color && (one.prop === prop || one.value.includes(`var(${prop},`)));
    if (asked.length > 2 || isElsewhere) continue;
    for (const one of asked) one.value = one.value.replaceAll(`var(${prop})`, value);
    color.remove();
  }
}

/** Whether a declaration holds for the whole document, whatever its window, its theme, and its reader are. */
function isUnconditional({ parent }: Declaration): boolean {
  const around = parent?.parent;
  const isFree = around?.type === "root" || (around?.type === "atrule" && (around as AtRule).name === "layer");
  return parent?.type === "rule" && (parent as Rule).selector === ":root" && isFree;
}

/** Whether an element may be what a selector means: what it must not be says nothing. */
function mayMatch(selector: string, named: ReadonlySet<string>): boolean {
  return selector.includes(":not(") || [...moduleClasses(selector)].every((name) => named.has(name));
}
