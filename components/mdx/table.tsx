import type { ComponentProps } from "react";
import styles from "./table.module.css";

/**
 * A table that scrolls inside itself when it is wider than the text; the keyboard can reach it to scroll. It is called by
 * the heading above it (`lib/mdx/rehype-table-names.mjs`), and so is the place that scrolls: a screen reader says the one
 * where it lists tables, the other where the keyboard stops.
 */
export function Table(props: ComponentProps<"table">) {
  return (
    <div
      className={styles.scroll}
      role="group"
      aria-label={props["aria-label"] ?? "Table"}
      tabIndex={0}
      data-scrolls=""
    >
      <table {...props} />
    </div>
  );
}
