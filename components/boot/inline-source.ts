import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { indexFile, searchFolder, searchScripts } from "@/lib/search/addresses";
import { site } from "@/lib/site/config";
import { chunkFolder } from "@/lib/site/constants";
import { sessionKeys, storageKeys } from "@/lib/site/storage-keys";
import { themeColors } from "@/lib/site/theme-colors";

/** The scripts of this folder, in the order in which they run. */
const names = ["boot", "restore", "search"];

let kept: string | undefined;

/** The scripts in a page's text: what restore.js has to do there, to the tabs and to the radios of the theme. */
export const restoreSource = "docs.restoreTabs()";

/**
 * The script in a page's head, minified. It is the same on every page, so one hash allows it, and stands before the
 * stylesheet: so it need not wait for it, and what a reader can touch answers before the first paint.
 */
export function inlineSource(): string {
  if (kept && process.env.NODE_ENV === "production") return kept;
  const written = names.map((name) => readFileSync(path.join(process.cwd(), "components/boot", `${name}.js`), "utf8"));
  kept = transformSync(written.join("\n"), { minify: true, target: "es2022", define: words }).code.trim();
  return kept;
}

const text = (value: string) => JSON.stringify(value);

/** What the words in capitals stand for. */
const words = {
  ANNOUNCEMENT: text(site.announcement?.id ?? ""),
  ANNOUNCEMENT_ID: text(storageKeys.announcementId),
  CHUNKS: text(chunkFolder),
  DARK: text(themeColors.dark),
  DISMISS: text(storageKeys.announcementDismiss),
  INDEX: text(searchFolder + indexFile),
  LIGHT: text(themeColors.light),
  SEARCH: text(searchFolder + searchScripts[0]),
  SIDEBAR: text(sessionKeys.sidebar),
  TAB: text(storageKeys.tab),
  THEME: text(storageKeys.theme),
  WORKER: text(searchFolder + searchScripts[1]),
};
