import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

/** The pieces of HTML in what was read as Markdown, such as a name in angle brackets, which nothing here draws. */
export function htmlIn(tree: Nodes): string[] {
  const found: string[] = [];
  visit(tree, "html", ({ value }) => void found.push(value));
  return found;
}
