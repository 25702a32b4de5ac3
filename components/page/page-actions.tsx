import button from "@/components/mdx/code-button.module.css";
import { Icon } from "@/components/ui/icon";
import { twinLabel } from "@/lib/site/constants";
import styles from "./page-actions.module.css";

/** What can be taken along from a page: its text, copied whole, or its Markdown twin, which needs no script. */
export function PageActions({ twin }: { twin: string }) {
  return (
    <div className={styles.actions}>
      <button type="button" className={button.button} data-page-copy={twin} data-keep="">
        <Icon name="copy" /> <span data-copy-label="">Copy page</span>
      </button>{" "}
      <a className={styles.link} href={twin}>
        {twinLabel}
      </a>
    </div>
  );
}
