import { flatten } from "@/lib/navigation/query";
import type { Section } from "@/lib/routing/section";
import type { Slug } from "@/lib/routing/slug";
import { sidebarLinksInPage } from "@/lib/site/constants";
import { getSite } from "@/lib/source/source";
import { SidebarTree } from "./sidebar-tree";

/** A section's sidebar, read from the source: for the server's half of `Sidebar` alone. */
export function SidebarFromSource({ section, current }: { section: Section; current: Slug | undefined }) {
  const nodes = getSite().trees[section];
  return <SidebarTree nodes={nodes} current={current} isLazy={flatten(nodes).length > sidebarLinksInPage} />;
}
