import type { Element } from "hast";

/** The first element below one, in reading order, that fits. */
export function find(parent: Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (fits(child)) return child;
    const below = find(child, fits);
    if (below) return below;
  }
  return undefined;
}
