import { PageActions } from "./page-actions";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: string;
  description?: string | undefined;
  /** The address of the Markdown twin, where the header offers it. */
  twin?: string | undefined;
};

/** The page's only h1, what the reader gets from it, and what can be taken along. */
export function PageHeader({ title, description, twin }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {twin && <PageActions twin={twin} />}
    </header>
  );
}
