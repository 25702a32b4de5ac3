import type { ReactNode } from "react";
import { Sidebar } from "@/components/sidebar/sidebar.client";
import styles from "./docs-frame.module.css";

/** The sidebar beside the page. It stays when the page changes, so its scroll and its open groups do too. */
export function DocsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Sidebar />
      {children}
    </div>
  );
}
