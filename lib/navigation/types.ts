import type { DocsHref, Slug } from "@/lib/routing/slug";

/** The file of the sidebars, and its text, to name lines. */
export type Source = { file: string; source: string };

/** What a writer lists in `content/sidebars.ts`: a page by its slug, or a group of them. */
export type SidebarEntry = Slug | { label: string; entries: readonly SidebarEntry[] };

/** A sidebar joined with its pages. */
export type NavNode = NavLink | NavGroup;
export type NavLink = { kind: "link"; slug: Slug; href: DocsHref; label: string; method?: string };
export type NavGroup = { kind: "group"; label: string; nodes: NavNode[] };
