import styles from "./logo.module.css";

/** The line of a log with its entries; the filled one is now. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M6 5.5v13" />
      <path d="M6 12c0-3 3-5.5 8.5-5.5" />
      <circle cx="6" cy="4" r="2" />
      <circle cx="6" cy="20" r="2" />
      <circle className={styles.now} cx="17" cy="6.5" r="3" />
    </svg>
  );
}
