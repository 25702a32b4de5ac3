import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isCompiled } from "@/lib/content/compile";
import type { Page } from "@/lib/source/types";

/** With fewer pages than this a second process costs more than it saves. */
const worthwhile = 20;

/** Compiles what is not in the cache yet, on all cores; whoever asks for a page afterwards has it at once. */
export async function compilePages(pages: readonly Page[]): Promise<void> {
  const missing = pages.filter((page) => page.kind === "doc" && !isCompiled(page.file, page.source));
  const shares = missing.length < worthwhile ? 0 : availableParallelism();
  await Promise.all(Array.from({ length: shares }, (_, share) => compileShare(share, shares)));
}

function compileShare(share: number, of: number): Promise<void> {
  const worker = fileURLToPath(new URL("./compile-worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    fork(worker, [String(share), String(of)])
      .on("error", reject)
      .on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A compiling process ended with ${code}.`))));
  });
}
