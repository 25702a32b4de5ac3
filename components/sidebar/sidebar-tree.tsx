import { holds } from "@/lib/navigation/query";
import type { NavNode } from "@/lib/navigation/types";
import type { Slug } from "@/lib/routing/slug";
import styles from "./sidebar-tree.module.css";

type SidebarTreeProps = { nodes: readonly NavNode[]; current?: Slug | undefined; isTop?: boolean };

/**
 * A sidebar's links, every one of them in the HTML; groups are native, and open where the current page is inside.
 * Only the top has a class: what stands in every page as often as there are pages is kept short.
 */
export function SidebarTree({ nodes, current, isTop = true }: SidebarTreeProps) {
  return (
    <ul className={isTop ? styles.tree : undefined}>
      {nodes.map((node) =>
        node.kind === "link" ? (
          <li key={node.slug}>
            <a href={node.href} aria-current={node.slug === current ? "page" : undefined}>
              {node.label}
            </a>
          </li>
        ) : (
          <li key={node.label}>
            <details data-group={node.label} open={current !== undefined && holds(node, current)}>
              <summary>{node.label}</summary>
              <SidebarTree nodes={node.nodes} current={current} isTop={false} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
