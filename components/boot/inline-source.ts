import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { indexFile, searchFolder, searchScripts } from "@/lib/search/addresses";
import { site } from "@/lib/site/config";
import { sessionKeys, storageKeys } from "@/lib/site/storage-keys";
import { themeColors } from "@/lib/site/theme-colors";

export type InlineScriptName = "boot" | "restore-sidebar" | "restore-tabs" | "search";

const sources = new Map<InlineScriptName, string>();

/** The minified text of a script of this folder. */
export function sourceOf(name: InlineScriptName): string {
  const known = sources.get(name);
  if (known && process.env.NODE_ENV === "production") return known;
  const written = readFileSync(path.join(process.cwd(), "components/boot", `${name}.js`), "utf8");
  const source = transformSync(written, { minify: true, target: "es2022", define: words }).code.trim();
  sources.set(name, source);
  return source;
}

const text = (value: string) => JSON.stringify(value);

/** What the words in capitals stand for. */
const words = {
  ANNOUNCEMENT: text(site.announcement?.id ?? ""),
  ANNOUNCEMENT_ID: text(storageKeys.announcementId),
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
