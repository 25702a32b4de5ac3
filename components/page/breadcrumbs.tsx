import styles from "./breadcrumbs.module.css";

export type Crumb = { label: string; href?: string | undefined };

/** Where the page stands, from its section down. The page itself is the last one, and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={`${styles.breadcrumbs} breadcrumbs`}>
      <ol>
        {crumbs.map(({ label, href }, at) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            )}
            {/* In the text, not the style: one that waits for the next crumb to come would move what is read. */}
            {at < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
