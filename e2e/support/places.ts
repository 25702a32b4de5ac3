import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { plainText } from "./parity";

/**
 * The places that links of twins name, and those of them that are lost: each as `/docs/inbox.md#undo`. Reads twins, by
 * their addresses, as a reader of Markdown does, who makes a heading's id of its words, and takes an anchor's as it is.
 */
export function placesOf(twins: ReadonlyMap<string, string>, origin: string): { named: string[]; lost: string[] } {
  const reader = unified().use(remarkParse);
  const there = new Set<string>();
  const named = new Set<string>();
  for (const [name, twin] of twins) {
    const slugger = new GithubSlugger();
    visit(reader.parse(twin) as Root, (node) => {
      if (node.type === "heading") there.add(`${name}#${slugger.slug(plainText(node))}`);
      const [, id] = node.type === "html" ? (/^<a id="(.*)">$/.exec(node.value) ?? []) : [];
      if (id !== undefined) there.add(`${name}#${id}`);
      if (node.type !== "link") return;
      const url = node.url.startsWith("#") ? name + node.url : node.url.replace(origin, "").replace(/\?[^#]*/, "");
      if (/^\/docs\/.*\.md#/.test(url)) named.add(decodeURIComponent(url));
    });
  }
  return { named: [...named], lost: [...named].filter((place) => !there.has(place)) };
}
