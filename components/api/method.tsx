import type { Method } from "@/lib/openapi/operation/types";
import styles from "./method.module.css";

/** The method of an operation, told apart by its letters first and its color second. */
export function MethodBadge({ method }: { method: Method }) {
  return (
    <span className={styles.method} data-method={method.toLowerCase()}>
      {method.toUpperCase()}
    </span>
  );
}
