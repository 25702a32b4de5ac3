import { isKept, keep, keyOf, readKept } from "@/lib/files/cache";
import type { CompiledPage } from "./compile";

/**
 * A page as it is compiled: once, then kept by the hash of text and compiler, and shared by the check before the build,
 * the workers that draw the pages, and the next build. The compiler is loaded only where it is needed.
 */
export async function compilePage(file: string, source: string): Promise<CompiledPage> {
  const key = keyOf(file, source);
  const kept = readKept<CompiledPage>(key);
  if (kept) return kept;
  const { compileText } = await import("./compile");
  const compiled = await compileText(file, source);
  keep(key, compiled);
  return compiled;
}

/** Whether a page need not be compiled again. */
export function isCompiled(file: string, source: string): boolean {
  return isKept(keyOf(file, source));
}
