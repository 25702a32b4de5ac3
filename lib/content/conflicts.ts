import { lineAt } from "./place";
import type { Problem } from "./problem";

/** What Git writes around two versions of which one has to be chosen. A page shows one in a fence that is indented. */
const marker = /^(?:<{7}|>{7})(?= |$)/m;

/** The merge conflict that a file still has, from a place in it on, at its first line. What else is wrong follows from it. */
export function conflictIn(file: string, source: string, from = 0): Problem | undefined {
  const found = marker.exec(source.slice(from));
  if (!found) return undefined;
  return {
    file,
    line: lineAt(source, from + found.index),
    what: `A merge conflict is not solved: "${found[0]}".`,
    cure: "Keep what is right of both versions, and remove the lines that begin with <<<<<<<, =======, and >>>>>>>.",
  };
}
