import { Icon } from "@/components/ui/icon";
import styles from "./code-button.module.css";

/** Copies the code that it stands beside: `components/page/article-behaviour.client.tsx` finds it by its attribute. */
export function CopyButton() {
  return (
    <button type="button" className={styles.button} data-code-copy="" data-keep="">
      <Icon name="copy" /> <span data-copy-label="">Copy</span>
    </button>
  );
}
