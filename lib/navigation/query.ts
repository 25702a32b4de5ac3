import { keptFor } from "@/lib/files/kept";
import { type Section, sectionHomes, sectionLabels } from "@/lib/routing/section";
import { docsRoot, hrefOf, type Slug } from "@/lib/routing/slug";
import type { NavLink, NavNode } from "./types";

/** The links of a tree in reading order. Every page asks for those of its whole sidebar. */
export const flatten: (nodes: readonly NavNode[]) => readonly NavLink[] = keptFor((nodes) =>
  nodes.flatMap((node) => (node.kind === "link" ? [node] : flatten(node.nodes))),
);

/** The pages before and after one, in its own sidebar; either may be missing. */
export function neighbours(nodes: readonly NavNode[], slug: Slug): { previous?: NavLink; next?: NavLink } {
  const links = flatten(nodes);
  const at = links.findIndex((link) => link.slug === slug);
  if (at < 0) return {};
  const previous = links[at - 1];
  const next = links[at + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

/** The nodes from the top of the tree down to a page, the page's link last; empty if the tree does not hold it. */
export function trail(nodes: readonly NavNode[], slug: Slug): NavNode[] {
  for (const node of nodes) {
    if (node.kind === "link") {
      if (node.slug === slug) return [node];
      continue;
    }
    const below = trail(node.nodes, slug);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Whether a node is, or holds, a page. */
export function holds(node: NavNode, slug: Slug): boolean {
  return trail([node], slug).length > 0;
}

/**
 * The way from the section's own page down to a page: what the breadcrumbs show. Groups have no address, and the page
 * itself needs none.
 */
export function crumbsTo(nodes: readonly NavNode[], slug: Slug, section: Section): { label: string; href?: string }[] {
  const label = sectionLabels[section];
  const home = sectionHomes[section];
  if (slug === home) return [{ label: sectionLabels.docs, href: docsRoot }, { label }];
  return [{ label, href: hrefOf(home) }, ...trail(nodes, slug).map((node) => ({ label: node.label }))];
}
