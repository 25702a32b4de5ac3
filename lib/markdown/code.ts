import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { find } from "./find";

/**
 * Makes each block of code a `<pre>` of one text, as the reader sees it: prompts stand before commands, and changed lines
 * carry their marks. (The page draws both by its stylesheet, so that they are not copied.) Colors go before anything
 * else looks at the tree: they are most of its nodes.
 */
export function plainCode(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    const isInBlock = parent?.type === "element" && parent.tagName === "pre";
    if (node.tagName === "code" && !isInBlock) keepEdges(node);
    if (node.tagName !== "figure" || !("dataCode" in node.properties) || !parent || index === undefined) return;
    const lines = find(node, ({ tagName }) => tagName === "code")?.children ?? [];
    const isChange = lines.some((line) => hasClass(line, "ins") || hasClass(line, "del"));
    const title = find(node, ({ properties }) => "dataTitled" in properties);
    parent.children[index] = {
      type: "element",
      tagName: "pre",
      properties: {
        dataLanguage: isChange ? "diff" : String(node.properties.dataCode),
        ...(title ? { dataTitle: textOf(title) } : {}),
      },
      children: [{ type: "text", value: lines.map((line) => markOf(line, isChange) + textOf(line)).join("") }],
    };
  });
}

/** Stands for a space at the edge of code within a sentence, which the reading of HTML would take away. */
export const keptSpace = "\u00a0";

function keepEdges({ children: [text, other] }: Element): void {
  if (text?.type === "text" && !other) text.value = text.value.replace(/^ | $/g, keptSpace);
}

function markOf(line: ElementContent, isChange: boolean): string {
  if (hasClass(line, "cmd")) return hasClass(line, "more") ? "" : "$ ";
  if (!isChange) return "";
  return hasClass(line, "ins") ? "+ " : hasClass(line, "del") ? "- " : "  ";
}

function hasClass(node: ElementContent, name: string): boolean {
  const names = node.type === "element" ? node.properties.className : undefined;
  return Array.isArray(names) && names.includes(name);
}
