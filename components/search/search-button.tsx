import { Icon } from "@/components/ui/icon";
import { docsRoot } from "@/lib/routing/slug";
import styles from "./search-button.module.css";

/** Opens the search (see components/boot/search.ts); without scripts it leads to the page from which all others can be reached. */
export function SearchButton() {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open=""
      >
        <Icon name="search" /> <span>Search</span> <kbd />
      </button>
      <a className={styles.link} href={docsRoot}>
        <Icon name="search" /> All pages
      </a>
    </>
  );
}
