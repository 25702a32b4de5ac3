import styles from "./page-header.module.css";

/** The page's only h1, and what the reader gets from it. */
export function PageHeader({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
    </header>
  );
}
