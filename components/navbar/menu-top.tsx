import type { ReactNode } from "react";
import { Standing } from "@/components/standing/standing";
import { Icon } from "@/components/ui/icon";
import styles from "./menu-top.module.css";

/** The first line of the phone's menu, always in sight: what is given, and a form that closes its dialog without a script. */
export function MenuTop({ children }: { children: ReactNode }) {
  return (
    <div className={styles.top}>
      {children}
      <Standing as="form" name="menu-top" method="dialog" className={styles.closing}>
        <button type="submit" className={styles.close} aria-label="Close menu">
          <Icon name="x" />
        </button>
      </Standing>
    </div>
  );
}
