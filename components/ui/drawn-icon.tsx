import styles from "./icon.module.css";
import { drawingOf } from "./icon-drawings";

type DrawnIconProps = {
  /** A name in lucide. */
  name: string;
};

/**
 * An icon drawn where it stands, for those that a page shows once or seldom: among the shared drawings (`Icon`) they
 * would be in every page. On the server only.
 */
export function DrawnIcon({ name }: DrawnIconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawingOf(name) }}
    />
  );
}
