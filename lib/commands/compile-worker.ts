import { compilePage } from "@/lib/content/compile";
import { getSite } from "@/lib/source/source";

/** Compiles every nth page into the cache: `compile-worker.ts 0 2` the first, third, fifth. */
const [share = 0, of = 1] = process.argv.slice(2).map(Number);
const pages = getSite().pages.filter((_page, at) => at % of === share);
for (const page of pages) if (page.kind === "doc") await compilePage(page.file, page.source);
