import { statSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { searchFolder } from "@/lib/routing/site-files";
import { indexFile, searchScripts } from "@/lib/search/addresses";
import { site } from "@/lib/site/config";
import { chunkFolder, renewScript } from "@/lib/site/constants";
import { sessionKeys, storageKeys } from "@/lib/site/storage-keys";
import { themeColors } from "@/lib/site/theme-colors";

const names = ["boot", "fold"] as const;
type Name = (typeof names)[number];

/** Both, since esbuild starts a process each time. */
type Built = { sources: Record<Name, string>; inputs: readonly string[]; stamp: string };

let kept: Built | undefined;

/**
 * The script in a page's head, minified. It is the same on every page, so one hash allows it, and stands before the
 * stylesheet: so it need not wait for it, and what a reader can touch answers before the first paint.
 */
export const inlineSource = (): string => built().boot;

/**
 * The script in a page's text (fold.ts), as HTML: the same on every page, too. A script that comes after the stylesheet
 * waits for it, and the rest of the page for the script: so what comes below it is laid out in a frame of its own.
 */
export const foldScript = (): string => `<script data-inline="fold">${built().fold}</script>`;

function built(): Built["sources"] {
  if (kept && (process.env.NODE_ENV === "production" || stampOf(kept.inputs) === kept.stamp)) return kept.sources;
  const { outputFiles, metafile } = buildSync({
    entryPoints: names.map((name) => path.join(process.cwd(), `components/boot/${name}.ts`)),
    outdir: "of-what-is-not-written",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: words,
    write: false,
    metafile: true,
  });
  const sourceOf = (name: Name) => {
    const file = outputFiles.find((output) => path.basename(output.path, ".js") === name);
    // It relies on nothing that is otherwise in strict mode, and counts its bytes.
    return file?.text.replace('"use strict";', "").trim() ?? "";
  };
  const inputs = Object.keys(metafile.inputs);
  kept = { sources: { boot: sourceOf("boot"), fold: sourceOf("fold") }, inputs, stamp: stampOf(inputs) };
  return kept.sources;
}

/** Changes when one of the files does: the preview draws pages while somebody works on the scripts. */
const stampOf = (files: readonly string[]) =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();

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
  RENEW: text(renewScript),
  SEARCH: text(`${searchFolder}${searchScripts[0]}#`),
  SIDEBAR: text(sessionKeys.sidebar),
  TAB: text(storageKeys.tab),
  THEME: text(storageKeys.theme),
  WORKER: text(searchFolder + searchScripts[1]),
};
