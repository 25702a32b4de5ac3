import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root as Tree } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { find } from "./find";
import { changeOutsideCode } from "./outside-code";

/**
 * Gives each id of an article a place in the twin. Readers of Markdown make a heading's id of its words; any other id
 * stands behind the words of its line, which are read first: `## Send the key<a id="send"></a>`. A space between them
 * would become part of the id that is made of the words.
 */
export function writeAnchors(tree: Tree, title: string): void {
  const slugger = new GithubSlugger();
  slugger.slug(title);
  const places: { id: string; line: Element | undefined; box: Element }[] = [];
  let begun: Element | undefined;
  visit(tree, "element", (node) => {
    if (isLine(node)) begun = node;
    const { id } = node.properties;
    const made = isHeading(node) ? slugger.slug(textOf(node)) : undefined;
    if (typeof id !== "string" || id === made) return;
    // What is empty is a further id of the line that it stands in.
    const line = isLine(node) || node.children.length === 0 ? begun : find(node, isLine);
    places.push({ id, line, box: node });
  });
  for (const { id, line, box } of places) {
    const anchor: Element = { type: "element", tagName: "a", properties: { id }, children: [] };
    if (line) line.children.push(anchor);
    else box.children.unshift(anchor);
  }
}

/** An id as it stands in a twin. */
export function anchorOf(id: string): string {
  return `<a id="${id}"></a>`;
}

/** A twin without the anchors whose id is not kept, nor the space before them, where the page has a mark to press. */
export function dropAnchors(twin: string, isKept: (id: string) => boolean): string {
  return changeOutsideCode(twin, (text) =>
    text.replace(/(?<!\\) ?<a id="([^"]*)"><\/a>/g, (anchor, id: string) => (isKept(id) ? anchor : "")),
  );
}

function isHeading(node: Nodes): boolean {
  return node.type === "element" && /^h[2-6]$/.test(node.tagName);
}

function isLine(node: Element): boolean {
  return isHeading(node) || ["p", "summary", "td", "th", "dt"].includes(node.tagName);
}
