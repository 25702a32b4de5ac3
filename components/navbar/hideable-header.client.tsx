"use client";

import { type ReactNode, useRef } from "react";
import styles from "./hideable-header.module.css";
import { useHideOnScroll } from "./use-hide-on-scroll";

/** The banner: out of the way when the reader goes down, back when they turn round or focus enters it. */
export function HideableHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <header ref={header} className={styles.header}>
      {children}
    </header>
  );
}
