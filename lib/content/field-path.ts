import { lineAt } from "./place";

/** What stands in an object under the names that lead to it; `undefined` where there is nothing. */
export function valueOfPath(object: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (Object.hasOwn(Object(value), name) ? Reflect.get(Object(value), name) : undefined),
      object,
    );
}

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
