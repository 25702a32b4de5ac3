import { existsSync } from "node:fs";
import path from "node:path";
import { redirects } from "@/content/redirects";
import { listFiles } from "@/lib/files/list";
import { slugOf } from "@/lib/routing/slug";

/**
 * The canonical address of every page below a published folder, as `/docs/cli/`; not what stands where a page has moved
 * from. Stops where there is none: an empty list would prove nothing.
 */
export function listPublishedPages(out: string, moved: Readonly<Record<string, string>> = redirects): string[] {
  const docs = path.join(out, "docs");
  const files = existsSync(docs) ? listFiles(docs, /(^|\/)index\.html$/) : [];
  if (files.length === 0) throw new Error(`${out} has no pages: run npm run build first.`);
  const pages = files.map((name) => `/docs/${name.slice(0, -"index.html".length)}`);
  return pages.filter((page) => !Object.hasOwn(moved, slugOf(page) ?? ""));
}
