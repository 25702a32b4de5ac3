import type { ReactNode } from "react";
import { Toc, TocBar } from "@/components/toc/toc";
import type { TocEntry } from "@/lib/toc/nest";
import styles from "./page-body.module.css";

type PagePartsProps = {
  toc: readonly TocEntry[];
  /** Whether the list stands above the text in a wide window, too, and so comes before it for keys and ears. */
  isTocFirst?: boolean;
  children: ReactNode;
};

/** The text of a page with its contents list beside it, or above it where the window is narrow. */
export function PageParts({ toc, isTocFirst = false, children }: PagePartsProps) {
  const hasToc = toc.length > 1;
  return (
    <>
      {hasToc && <TocBar entries={toc} />}
      {hasToc && isTocFirst && <Toc entries={toc} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasToc && !isTocFirst && <Toc entries={toc} />}
    </>
  );
}
