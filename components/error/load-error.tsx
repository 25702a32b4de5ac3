import styles from "./load-error.module.css";

/** Stands in the place of a part that could not be loaded. */
export function LoadError({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      <button type="button" data-link="" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
