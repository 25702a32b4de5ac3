import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compilePage, isCompiled } from "@/lib/content/compiled";
import type { Page } from "@/lib/source/types";

/** What is compiled: a page's file and its text. */
export type PageText = { file: string; source: string };

/**
 * With fewer pages than this a second process costs more than it saves: beside Next's bundler, which takes what it can get,
 * it has to load and to warm up what compiles (of 69 pages, 2.5 s of processor time).
 */
const worthwhile = 150;
/** How many pages a helper gets at once. */
const share = 4;

/**
 * Compiles what is not in the cache yet, on all cores where there is much of it; whoever asks for a page afterwards has it
 * at once.
 */
export async function compilePages(pages: readonly Page[]): Promise<void> {
  const queue = pages.flatMap((page): PageText[] =>
    page.kind === "doc" && !isCompiled(page.file, page.source) ? [{ file: page.file, source: page.source }] : [],
  );
  const helpers = queue.length < worthwhile ? 0 : Math.min(availableParallelism(), Math.ceil(queue.length / share)) - 1;
  await Promise.all([...Array.from({ length: helpers }, () => haveCompiled(queue)), compileHere(queue)]);
}

async function compileHere(queue: PageText[]): Promise<void> {
  for (let page = queue.shift(); page; page = queue.shift()) {
    await compilePage(page.file, page.source);
    // Lets a helper that is done have more.
    await setImmediate();
  }
}

/** A helper takes from the end of the queue until nothing is left. */
function haveCompiled(queue: PageText[]): Promise<void> {
  const helper = fork(fileURLToPath(new URL("./compile-worker.ts", import.meta.url)));
  return new Promise((resolve, reject) => {
    helper
      .on("message", () => (queue.length > 0 ? helper.send(queue.splice(-share)) : helper.disconnect()))
      .on("error", reject)
      .on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A compiling process ended with ${code}.`))));
  });
}
