import type { ComponentProps } from "react";
import styles from "./table.module.css";

/** A table that scrolls inside itself when it is wider than the text; the keyboard can reach it to scroll. */
export function Table(props: ComponentProps<"table">) {
  return (
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0} data-scrolls="">
      <table {...props} />
    </div>
  );
}
