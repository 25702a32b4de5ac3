import type { ReactNode } from "react";
import styles from "./file-tree.module.css";

/** Draws the nested list inside it as folders and files. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={styles.tree}>{children}</div>;
}
