import { flatten, holds } from "@/lib/navigation/query";
import type { NavGroup, NavNode } from "@/lib/navigation/types";
import type { Slug } from "@/lib/routing/slug";
import styles from "./sidebar-tree.module.css";

type SidebarTreeProps = {
  nodes: readonly NavNode[];
  current?: Slug | undefined;
  /** Whether groups that the current page is not in are left to be filled when they are opened (see `useSidebar`). */
  isLazy?: boolean;
  isTop?: boolean;
};

/**
 * A sidebar's links; groups are native, and open where the current page is inside.
 * Only the top has a class: what stands in every page as often as there are pages is kept short.
 */
export function SidebarTree({ nodes, current, isLazy = false, isTop = true }: SidebarTreeProps) {
  return (
    <ul className={isTop ? styles.tree : undefined}>
      {nodes.map((node) =>
        node.kind === "link" ? (
          <li key={node.slug}>
            <a href={node.href} aria-current={node.slug === current ? "page" : undefined}>
              {node.method && (
                <>
                  <b data-method={node.method}>{shortMethod(node.method)}</b>{" "}
                </>
              )}
              {node.label}
            </a>
          </li>
        ) : (
          <li key={node.label}>
            <SidebarGroup group={node} current={current} isLazy={isLazy} />
          </li>
        ),
      )}
    </ul>
  );
}

type SidebarGroupProps = { group: NavGroup; current: Slug | undefined; isLazy: boolean };

function SidebarGroup({ group, current, isLazy }: SidebarGroupProps) {
  const isOpen = current !== undefined && holds(group, current);
  const isLeftOut = isLazy && !isOpen;
  // Without scripts, the first page of a group still leads to the others.
  const nodes = isLeftOut ? flatten(group.nodes).slice(0, 1) : group.nodes;
  return (
    <details data-group={group.label} data-lazy={isLeftOut ? "" : undefined} open={isOpen}>
      <summary>{group.label}</summary>
      <SidebarTree nodes={nodes} current={current} isLazy={isLazy} isTop={false} />
    </details>
  );
}

/** A list has room for five letters; of a longer method the first three tell enough: `DEL`, `OPT`. */
function shortMethod(method: string): string {
  return (method.length > 5 ? method.slice(0, 3) : method).toUpperCase();
}
