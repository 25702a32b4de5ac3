import type { ReactNode } from "react";
import { DrawnIcon } from "@/components/ui/drawn-icon";
import styles from "./callout.module.css";

type CalloutProps = { type: keyof typeof kinds; title?: string; children?: ReactNode };

/** An aside the reader may skip, except a warning. */
export function Callout({ type, title, children }: CalloutProps) {
  const { word, icon } = kinds[type];
  return (
    <div className={styles.callout} data-kind={type} role="note" aria-label={title ?? word}>
      <p className={styles.title}>
        <DrawnIcon name={icon} /> {title ?? word}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

const kinds = {
  note: { word: "Note", icon: "info" },
  tip: { word: "Tip", icon: "lightbulb" },
  important: { word: "Important", icon: "message-square-warning" },
  warning: { word: "Warning", icon: "triangle-alert" },
  danger: { word: "Danger", icon: "octagon-alert" },
} as const;
