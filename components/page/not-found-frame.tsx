import type { ReactNode } from "react";
import styles from "./not-found-frame.module.css";

/** The page that stands for all those that do not exist. */
export function NotFoundFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <h1>Page not found</h1>
      <div className="prose">{children}</div>
    </main>
  );
}
