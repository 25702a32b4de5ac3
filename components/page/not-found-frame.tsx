import type { ReactNode } from "react";
import { Standing } from "@/components/standing/standing";
import { NearestPages } from "./nearest-pages.client";
import styles from "./not-found-frame.module.css";

/** The page that stands for all those that do not exist. Its text stands, since every page's payload would repeat it. */
export function NotFoundFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <h1>Page not found</h1>
      <Standing as="div" name="not-found" className="prose">
        {children}
      </Standing>
      <div className="prose">
        <NearestPages />
      </div>
    </main>
  );
}
