import { isKept, keep, keyOf, readKept } from "@/lib/files/cache";
import type { CompiledPage } from "./compile";

/**
 * A page as it is compiled: once, then kept by the hash of text and compiler, and shared by the check before the build,
 * the workers that draw the pages, and the next build. The compiler is loaded only where it is needed.
 */
export async function compilePage(file: string, source: string): Promise<CompiledPage> {
  const key = keyOf(file, source);
  const kept = readKept<CompiledPage>(key);
  if (kept) {
    warmUp(file, source);
    return kept;
  }
  isWarm = true;
  const { compileText } = await import("./compile");
  const compiled = await compileText(file, source);
  keep(key, compiled);
  return compiled;
}

/** How long a first page has to be drawn, in milliseconds, before anything takes the processor from it. */
const pause = 1000;

let isWarm = process.env.NODE_ENV !== "development";

/**
 * In `next dev`, once: compiles a page that was kept, for the compiler to be there, and quick, when the first text is saved.
 * Its writer would wait a second longer.
 */
function warmUp(file: string, source: string): void {
  if (isWarm) return;
  isWarm = true;
  const compile = async () => (await import("./compile")).compileText(file, source);
  // What is wrong with it is told when it is compiled to be shown.
  setTimeout(() => compile().catch(() => undefined), pause).unref();
}

/** Whether a page need not be compiled again. */
export function isCompiled(file: string, source: string): boolean {
  return isKept(keyOf(file, source));
}
