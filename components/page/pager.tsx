import { DrawnIcon } from "@/components/ui/drawn-icon";
import type { NavLink } from "@/lib/navigation/types";
import styles from "./pager.module.css";

type PagerProps = { previous?: NavLink | undefined; next?: NavLink | undefined };

/** The pages before and after this one in its sidebar. */
export function Pager({ previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className={styles.pager}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span className={styles.label}>Previous</span>{" "}
          <span className={styles.title}>
            <DrawnIcon name="arrow-left" /> {previous.label}
          </span>
        </a>
      )}{" "}
      {next && (
        <a className={styles.next} href={next.href} rel="next" data-prefetch="">
          <span className={styles.label}>Next</span>{" "}
          <span className={styles.title}>
            {next.label} <DrawnIcon name="arrow-right" />
          </span>
        </a>
      )}
    </nav>
  );
}
