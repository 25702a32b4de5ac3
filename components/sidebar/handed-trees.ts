import type { NavNode } from "@/lib/navigation/types";
import type { Section } from "@/lib/routing/section";

type Trees = Readonly<Record<Section, readonly NavNode[]>>;

/** Server components and the server's half of client components run in one process, but each with modules of its own. */
const shared = globalThis as typeof globalThis & { docsTrees?: () => Trees };

/** Hands the trees from the layout, which may ask the source, to the server's half of `Sidebar`, past the payload. */
export function handTrees(trees: () => Trees): void {
  shared.docsTrees = trees;
}

/** The trees that the layout has handed over before it draws the sidebar. */
export function handedTrees(): Trees {
  if (!shared.docsTrees) throw new Error("The sidebar cannot be drawn: no layout has handed over its tree.");
  return shared.docsTrees();
}
