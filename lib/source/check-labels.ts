import { lineOfField } from "@/lib/content/frontmatter-block";
import type { Problem } from "@/lib/content/problem";
import type { NavNode } from "@/lib/navigation/types";
import type { Slug } from "@/lib/routing/slug";
import type { Page } from "./types";

/** Two pages of one label side by side in a sidebar, where nothing else tells one from the other. */
export function checkLabels(nodes: readonly NavNode[], bySlug: ReadonlyMap<Slug, Page>): Problem[] {
  const seen = new Map<string, Page>();
  return nodes.flatMap((node): Problem[] => {
    if (node.kind === "group") return checkLabels(node.nodes, bySlug);
    const page = bySlug.get(node.slug);
    if (page?.kind !== "doc") return [];
    const other = seen.get(page.label);
    seen.set(page.label, page);
    // Of two titles, it is said already.
    if (!other || other.title === page.title) return [];
    const field = page.frontmatter.sidebarLabel === undefined ? "title" : "sidebarLabel";
    return [
      {
        file: page.file,
        line: lineOfField(page.source, field),
        what: `In the sidebar, ${other.file} stands beside it as "${page.label}", too.`,
        cure: "Write a sidebarLabel that tells the two apart.",
      },
    ];
  });
}
