import styles from "./feedback.module.css";

/** Whether the page helped: `give-feedback.ts` answers, and tells nobody. */
export function Feedback() {
  return (
    <div className={styles.feedback} role="group" aria-label="Feedback">
      <p id="helpful">Was this page helpful?</p>
      <div className={styles.buttons}>
        {["Yes", "No"].map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed="false"
            aria-describedby="helpful"
            data-helped={answer}
            data-keep=""
          >
            {answer}
          </button>
        ))}
      </div>
      <p className={styles.reply} role="status" />
    </div>
  );
}
