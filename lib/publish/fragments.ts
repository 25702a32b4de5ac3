import { listFiles } from "@/lib/files/list";
import { sidebarFolder } from "@/lib/routing/site-files";

/**
 * The files of parts of pages that scripts put into them. Stops where there is none: an empty list would prove nothing.
 */
export function listFragments(out: string): string[] {
  const fragments = listFiles(out, /\.html$/).filter((name) => `/${name}`.startsWith(sidebarFolder));
  if (fragments.length === 0) throw new Error(`${out}${sidebarFolder} has no sidebars: whose policy would be checked?`);
  return fragments;
}
