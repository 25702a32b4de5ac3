import { holds } from "@/lib/navigation/query";
import type { NavNode } from "@/lib/navigation/types";
import type { Slug } from "@/lib/routing/slug";
import styles from "./sidebar-tree.module.css";

type SidebarTreeProps = { nodes: readonly NavNode[]; current?: Slug | undefined };

/** A sidebar's links, every one of them in the HTML; groups are native, and open where the current page is inside. */
export function SidebarTree({ nodes, current }: SidebarTreeProps) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) =>
        node.kind === "link" ? (
          <li key={node.slug}>
            <a className={styles.link} href={node.href} aria-current={node.slug === current ? "page" : undefined}>
              {node.label}
            </a>
          </li>
        ) : (
          <li key={node.label}>
            <details
              className={styles.group}
              data-group={node.label}
              open={current !== undefined && holds(node, current)}
            >
              <summary className={styles.summary}>{node.label}</summary>
              <SidebarTree nodes={node.nodes} current={current} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
