import type { Element } from "hast";
import { defaultHandlers, type State } from "hast-util-to-mdast";
import type { Html, Nodes, Parents, PhrasingContent, TableCell } from "mdast";

const lineBreak: Html = { type: "html", value: "<br>" };

/** A cell of a table in one line, which is all that Markdown has for it: paragraphs and items are set apart by `<br>`. */
export function tableCell(state: State, node: Element): TableCell {
  const cell = defaultHandlers.td(state, node);
  return { ...cell, children: inOneLine(cell.children) };
}

function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, at): PhrasingContent[] => {
    const before = nodes[at - 1];
    // An anchor belongs to the line before it.
    const isApart = before !== undefined && node.type !== "html" && (isBlock(before) || isBlock(node));
    const said = isBlock(node) ? inOneLine(node.children) : [node.type === "break" ? lineBreak : node];
    return [...(isApart ? [lineBreak] : []), ...(said as PhrasingContent[])];
  });
}

function isBlock(node: Nodes): node is Extract<Parents, { type: "list" | "listItem" | "paragraph" }> {
  return ["list", "listItem", "paragraph"].includes(node.type);
}
