import styles from "./search.module.css";
import { searchInput } from "./search-input";
import results from "./search-results.module.css";

/** The same search in its place on a page; its results open below it. */
export function SearchField() {
  return (
    <search
      className={`${styles.search} ${results.results} ${styles.field}`}
      data-search=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: searchInput({ hasClose: false }) }}
    />
  );
}
