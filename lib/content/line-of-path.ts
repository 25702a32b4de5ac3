import { lineAt } from "./place";

/**
 * The line of a field in an object that is written in TypeScript, by the names that lead to it; where it is missing,
 * that of the last of them that is there, if any is.
 * @example lineOfPath("const facts = {\n  trash: {\n    days: 30 } };", "trash.days") // 3
 */
export function lineOfPath(source: string, path: string): number | undefined {
  let at = -1;
  for (const name of path.split(".")) {
    const field = new RegExp(`(?<=(?:^|[{,])[ \\t]*)${name}:`, "gm");
    field.lastIndex = at + 1;
    const found = field.exec(source);
    if (!found) break;
    at = found.index;
  }
  return at < 0 ? undefined : lineAt(source, at);
}
