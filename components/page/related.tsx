import styles from "./related.module.css";

export type RelatedPage = { href: string; title: string; description: string };

/** What to read next. */
export function Related({ pages }: { pages: readonly RelatedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.related} aria-label="Related pages">
      <h2>Related pages</h2>
      <ul>
        {pages.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
