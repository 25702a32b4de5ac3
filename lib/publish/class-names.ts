import { createHash } from "node:crypto";

/**
 * Takes the classes and animations of CSS modules, which the bundler calls by a hash of their file and their whole name
 * (`CeNkmG_aside`), for three letters of a hash: on a page, none of them compresses well. Returns what replaces them in a
 * stylesheet, a page, a payload, or a script. A short name hangs on the long one alone, so a sidebar that an open tab
 * fetches from a later build finds its styles, and a script, which is kept for a year, says the same in each build: what
 * would come out as another one does keeps its name, but for what occurs in one of `scripts`.
 */
export function classShortener(classes: ReadonlySet<string>, scripts: readonly string[]): (text: string) => string {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  const sorted = [...classes].sort();
  const named = new Set(sorted.filter((name) => scripts.some((script) => script.includes(name))));
  for (const name of new Set([...named, ...sorted])) {
    const brief = shortName(name);
    if (taken.has(brief) && named.has(name)) throw new Error(`Give the class ${name} another name: ${brief} is taken.`);
    if (taken.has(brief)) continue;
    short.set(name, brief);
    taken.add(brief);
  }
  if (short.size === 0) return (text) => text;
  const any = new RegExp(`(?<![\\w-])(?:${[...short.keys()].join("|")})(?![\\w-])`, "g");
  return (text) => text.replace(any, (name) => short.get(name) ?? name);
}

/** The classes of modules that a stylesheet or a selector has rules for, and the animations of modules, each once. */
export function moduleClasses(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(moduleClass), ([, name = ""]) => name));
}

/** A name that would begin with a digit gets an underscore. */
const moduleClass = /(?:\.|@keyframes )(_?[\w-]{6}_[a-z][\w-]*)/gi;

const shortName = (name: string) => `_${createHash("sha256").update(name).digest("base64url").slice(0, 3)}`;
