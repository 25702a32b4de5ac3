import { hrefOf, type Slug } from "@/lib/routing/slug";
import type { NavNode, SidebarEntry } from "./types";

type Labelled = { slug: Slug; label: string };

/** Joins a list of slugs and groups with the pages' labels. Slugs without a page are left out: `checkSidebars` names them. */
export function buildTree(entries: readonly SidebarEntry[], pages: ReadonlyMap<Slug, Labelled>): NavNode[] {
  return entries.flatMap((entry): NavNode[] => {
    if (typeof entry !== "string") {
      return [{ kind: "group", label: entry.label, nodes: buildTree(entry.entries, pages) }];
    }
    const page = pages.get(entry);
    return page ? [{ kind: "link", slug: entry, href: hrefOf(entry), label: page.label }] : [];
  });
}
