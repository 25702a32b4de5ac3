import type { ReactNode } from "react";
import { renderStatic } from "@/components/render-static";
import { NearestPages } from "./nearest-pages.client";
import styles from "./not-found-frame.module.css";

/**
 * The page that stands for all those that do not exist. React leaves its text alone, in which the search writes. By no
 * `Standing`: Next would then have every page fetch what this one is made of, too.
 */
export function NotFoundFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <h1>Page not found</h1>
      <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: renderStatic(children) }} />
      <div className="prose">
        <NearestPages />
      </div>
    </main>
  );
}
