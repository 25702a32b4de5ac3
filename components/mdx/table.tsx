import type { ComponentProps } from "react";
import styles from "./table.module.css";

/**
 * A table that scrolls inside itself when it is wider than the text; the keyboard can reach it to scroll. It is called by
 * the heading above it (`lib/mdx/rehype-table-names.mjs`).
 */
export function Table({ "aria-label": name = "Table", ...props }: ComponentProps<"table">) {
  return (
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0} data-scrolls="">
      <table {...props} />
    </div>
  );
}
