import styles from "./related.module.css";

export type RelatedPage = { href: string; title: string; description: string };

const title = "Related pages";

/** What to read next. */
export function Related({ pages }: { pages: readonly RelatedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.related} aria-label={title} data-related="">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ href, title: page, description }) => (
          <li key={href}>
            <a href={href}>{page}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
