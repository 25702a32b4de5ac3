import { Standing } from "@/components/standing/standing";
import styles from "./search.module.css";
import { searchInput } from "./search-input";
import results from "./search-results.module.css";

/** The search of every page: a modal dialog, so the browser keeps the focus inside and gives it back. */
export function SearchDialog() {
  return (
    <Standing
      as="dialog"
      name="search"
      html={searchInput({ hasClose: true })}
      className={`${styles.search} ${results.results} ${styles.dialog}`}
      aria-label="Search"
      data-search=""
    />
  );
}
