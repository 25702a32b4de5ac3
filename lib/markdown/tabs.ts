import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** A remark after tabs, where the page goes on: nothing else would tell that what follows is no part of the last tab. */
export function endTabs(tree: Root): void {
  visit(tree, "element", ({ properties }, index = 0, parent) => {
    if (!("dataTabs" in properties) || !parent) return;
    const next = parent.children.slice(index + 1).find((node) => node.type === "element");
    if (next?.type !== "element" || /^h\d$/.test(next.tagName)) return;
    parent.children.splice(index + 1, 0, { type: "comment", value: " End of the tabs " });
  });
}
