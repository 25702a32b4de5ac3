import { Standing } from "@/components/standing/standing";
import { restoreSource } from "./inline-source";

/**
 * Restores a part that stands before it (restore.js). A script that comes after the stylesheet waits for it, and the rest
 * of the page for the script: so a part is never painted before it is right, and what comes below it is laid out in a
 * frame of its own.
 */
export function RestoreScript({ part }: { part: keyof typeof restoreSource }) {
  return <Standing as="script" name={`restore-${part}`} html={restoreSource[part]} data-inline="restore" />;
}
