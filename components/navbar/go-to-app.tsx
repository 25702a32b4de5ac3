import { Icon } from "@/components/ui/icon";
import { site } from "@/lib/site/config";
import styles from "./go-to-app.module.css";

/** The way into the product: its login page, in a new tab, which the arrow tells the eye and the title all others. */
export function GoToApp() {
  return (
    <a className={styles.link} href={site.loginUrl} target="_blank" rel="noopener" title="Opens in a new tab">
      Go to app <Icon name="arrow-up-right" />
    </a>
  );
}
