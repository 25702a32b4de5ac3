import type { ReactNode } from "react";
import { isContent } from "@/components/ui/reader-view";
import styles from "./cards.module.css";

/** A grid of ways to go on. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={`${isContent} ${styles.cards}`}>{children}</div>;
}

type CardProps = { title: string; href: string; children?: ReactNode };

/** One way to go on: the whole card is the target, its title is the link's name. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={`${isContent} ${styles.card}`}>
      <p className={styles.title}>
        <a href={href}>{title}</a>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
