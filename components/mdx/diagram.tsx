import { readFileSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import styles from "./diagram.module.css";

type DiagramProps = { name: string; label: string; children?: ReactNode };

/** A drawing of `content/diagrams/`, set into the page so that it takes the colours of the theme. `label` says it in words. */
export function Diagram({ name, label, children }: DiagramProps) {
  const svg = readFileSync(path.join(process.cwd(), "content/diagrams", `${name}.svg`), "utf8");
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.drawing}
        role="img"
        aria-label={label}
        tabIndex={0}
        data-scrolls=""
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
