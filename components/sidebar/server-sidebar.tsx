import { handed } from "@/components/handed";
import { flatten } from "@/lib/navigation/query";
import type { Section } from "@/lib/routing/section";
import type { Slug } from "@/lib/routing/slug";
import { sidebarLinksInPage } from "@/lib/site/constants";
import { SidebarTree } from "./sidebar-tree";

/** A section's sidebar: for the server's half of `Sidebar` alone. */
export function ServerSidebar({ section, current }: { section: Section; current: Slug | undefined }) {
  const nodes = handed("trees")()[section];
  return <SidebarTree nodes={nodes} current={current} isLazy={flatten(nodes).length > sidebarLinksInPage} />;
}
