import { browserScript } from "@/components/browser-script";
import { type SearchScript, searchScripts } from "@/lib/search/addresses";

const entries: Readonly<Record<SearchScript, string>> = {
  "search.js": "search/browser/main.ts",
  "worker.js": "search/browser/worker.ts",
};

/** One of the search's scripts, by its name below its folder; nothing where it has none of that name. */
export function searchScript(file: string): Response | undefined {
  const script = searchScripts.find((name) => name === file);
  return script && browserScript(entries[script]);
}
