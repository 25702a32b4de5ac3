import postcss, { type AtRule } from "postcss";
import { moduleClasses } from "./class-names";

/**
 * A stylesheet without what costs bytes and does nothing: a layer's blocks become one (a layer has its place where it is
 * first named, and what is in it keeps its order), and a class of a module that is not in `named` has no rules: the
 * preview alone shows it.
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
  return root.toString();
}

/** Whether an element may be what a selector means: what it must not be says nothing. */
function mayMatch(selector: string, named: ReadonlySet<string>): boolean {
  return selector.includes(":not(") || [...moduleClasses(selector)].every((name) => named.has(name));
}
