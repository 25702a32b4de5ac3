import styles from "./load-error.module.css";

/** Stands in the place of a part that could not be loaded. */
export function LoadError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{error.message}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
