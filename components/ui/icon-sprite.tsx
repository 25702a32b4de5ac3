import { Standing } from "@/components/standing/standing";
import styles from "./icon.module.css";
import { iconSymbols } from "./icon-drawings";

/** The drawings of the shared icons, once a page; `<Icon>` refers to them. */
export function IconSprite() {
  return (
    <Standing
      as="svg"
      name="icons"
      html={iconSymbols()}
      width="0"
      height="0"
      aria-hidden="true"
      className={styles.sprite}
    />
  );
}
