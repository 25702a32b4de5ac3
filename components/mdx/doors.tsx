import type { ReactNode } from "react";
import { isContent } from "@/components/ui/reader-view";
import styles from "./doors.module.css";

/** The ways into the product, on the landing page: drawn as entries on the line of a log. */
export function Doors({ children }: { children?: ReactNode }) {
  return <div className={`${isContent} ${styles.doors}`}>{children}</div>;
}

type DoorProps = { title: string; href: string; children?: ReactNode };

/** One way in, with a sentence on who takes it. */
export function Door({ title, href, children }: DoorProps) {
  return (
    <div className={`${isContent} ${styles.door}`}>
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      {children}
    </div>
  );
}

/** The list of tasks on the landing page, each a link that begins with a verb. */
export function Tasks({ children }: { children?: ReactNode }) {
  return <div className={styles.tasks}>{children}</div>;
}
