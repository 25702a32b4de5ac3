import { Standing } from "@/components/standing/standing";
import { Icon } from "@/components/ui/icon";
import styles from "./menu-top.module.css";

/** The first line of the phone's menu: a form that closes its dialog without a script. */
export function MenuTop() {
  return (
    <Standing as="form" name="menu-top" method="dialog" className={styles.top}>
      <p className={styles.title}>Menu</p>
      <button type="submit" className={styles.close} aria-label="Close menu">
        <Icon name="x" />
      </button>
    </Standing>
  );
}
