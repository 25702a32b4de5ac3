import type { Problem } from "@/lib/content/problem";
import styles from "./problem-list.module.css";

/** In `next dev`: a writer's mistakes, in the place of the page that has them. A build stops at them instead. */
export function ProblemList({ title, problems }: { title: string; problems: readonly Problem[] }) {
  return (
    <section className={styles.problems} aria-label={title}>
      <h1>{title}</h1>
      <ol>
        {problems.map(({ file, line, column, what, cure }) => (
          <li key={`${file}:${line}:${column}:${what}`}>
            <code>{[file, line, column].filter((part) => part !== undefined).join(":")}</code>
            <p>{what}</p>
            <p>{cure}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
