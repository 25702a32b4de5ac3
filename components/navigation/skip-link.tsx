import { Standing } from "@/components/standing/standing";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <Standing as="a" name="skip" className={styles.link} href="#main">
      Skip to main content
    </Standing>
  );
}
