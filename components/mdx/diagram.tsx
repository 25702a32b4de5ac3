import type { ReactNode } from "react";
import { readDrawing } from "@/lib/content/pictures";
import styles from "./diagram.module.css";

type DiagramProps = { name: string; label: string; children?: ReactNode };

/** A drawing of `content/diagrams/`, set into the page so that it takes the colors of the theme. `label` says it in words. */
export function Diagram({ name, label, children }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.drawing}
        role="img"
        aria-label={label}
        tabIndex={0}
        data-scrolls=""
        dangerouslySetInnerHTML={{ __html: readDrawing(name) }}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
