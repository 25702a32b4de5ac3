import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** Draws the numbered list inside it as entries along a line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
