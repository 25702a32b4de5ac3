import path from "node:path";
import { buildSync } from "esbuild";
import type { SearchScript } from "@/lib/search/addresses";

const entries: Readonly<Record<SearchScript, string>> = { "search.js": "main.ts", "worker.js": "worker.ts" };

/** A script of the search, bundled: it is fetched past React's scripts and without waiting for them. */
export function searchScript(name: SearchScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), "components/search/browser", entries[name])],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
