import { Standing } from "@/components/standing/standing";
import { foldSource } from "./inline-source";

/** Restores what stands before it and came after the script in the text (restore.ts). */
export function RestoreScript() {
  return <Standing as="script" name="restore" html="docs.restoreTabs()" data-inline="restore" />;
}

/**
 * The script in a page's text (fold.ts), as HTML. A script that comes after the stylesheet waits for it, and the rest of the
 * page for the script: so what comes below it is laid out in a frame of its own.
 */
export const foldScript = () => `<script data-inline="restore">${foldSource()}</script>`;
