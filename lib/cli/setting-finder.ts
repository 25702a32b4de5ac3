/**
 * Finds the line of a setting in TOML, from 1, by the tables that it stands in: the same name may stand in several. Where
 * no line begins with it, as inside of { }, it is the line of what holds it.
 * @example settingFinder(["a = 1", "[b]", "a = 2"])(["b", "a"]) // 3
 */
export function settingFinder(lines: readonly string[]): (path: readonly string[]) => number {
  let table: string[] = [];
  const begun = lines.map((line) => {
    const [, bracket, written = ""] = begins.exec(line) ?? [];
    const names = Array.from(written.matchAll(name), ([, quoted, single, bare]) => quoted ?? single ?? bare ?? "");
    if (!bracket) return names.length > 0 ? [...table, ...names] : [];
    table = names;
    return table;
  });
  return (path) => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const line = begun.findIndex((names) => path.slice(0, depth).every((part, index) => names[index] === part));
      if (line >= 0) return line + 1;
    }
    return 1;
  };
}

const name = /"([^"]*)"|'([^']*)'|([\w-]+)/g;

/** A line that begins a table, with its bracket, or a setting: names with dots between them. */
const begins = /^\s*(\[?)\[?\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*[=\]]/;
