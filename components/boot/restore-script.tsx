import { Standing } from "@/components/standing/standing";
import { foldSource } from "./inline-source";

/**
 * Restores the page that stands before it (restore.ts). A script that comes after the stylesheet waits for it, and the
 * rest of the page for the script: so what comes below it is laid out in a frame of its own.
 */
export function RestoreScript() {
  return <Standing as="script" name="restore" html={foldSource()} data-inline="restore" />;
}

/** The same inside a text that is drawn as HTML. */
export const restoreScript = () => `<script data-inline="restore">${foldSource()}</script>`;
