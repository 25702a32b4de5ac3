import { Fragment } from "react";
import { namePartsOf } from "@/lib/mdx/name-parts.mjs";
import type { TocEntry } from "@/lib/toc/nest";
import styles from "./toc.module.css";
import row from "./toc-row.module.css";

type TocProps = { entries: readonly TocEntry[] };

/** The contents list beside the text of a wide window. */
export function Toc({ entries }: TocProps) {
  return (
    <nav className={`${styles.toc} ${row.row}`} aria-label="On this page" data-toc="">
      <p className={styles.title}>On this page</p>
      <TocList entries={entries} />
    </nav>
  );
}

/** The contents list of a narrow window: a bar that stays in sight, names the current heading and opens natively. */
export function TocBar({ entries }: TocProps) {
  return (
    <nav className={styles.bar} aria-label="On this page" data-toc="">
      <details>
        <summary>
          <span className={styles.barTitle}>On this page</span>
          <span className={styles.current} data-toc-current="" />
        </summary>
        <TocList entries={entries} />
      </details>
    </nav>
  );
}

function TocList({ entries }: TocProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, entries: below }) => (
        <li key={id}>
          <a href={`#${id}`}>{breakable(text)}</a>
          {below.length > 0 && <TocList entries={below} />}
        </li>
      ))}
    </ul>
  );
}

/** The name of an event is longer than a line, and is to be broken where its words are joined. */
function breakable(text: string) {
  return namePartsOf(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
