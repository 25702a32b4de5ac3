import { compilePage } from "@/lib/content/compiled";
import type { PageText } from "./compile-pages";

/** Compiles the pages that it is sent into the cache, and asks for more. */
process.on("message", async (pages: PageText[]) => {
  for (const { file, source } of pages) await compilePage(file, source);
  process.send?.("done");
});
process.send?.("ready");
