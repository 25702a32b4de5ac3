import { createHash } from "node:crypto";

/**
 * Takes the classes and animations of CSS modules, which the bundler calls by a hash of their file and their whole name
 * (`CeNkmG_aside`), for three letters of a hash: on a page, none of them compresses well. Returns what replaces them in a
 * stylesheet, a page, or a payload. A short name hangs on the long one alone, so a sidebar that an open tab fetches from
 * a later build finds its styles. Scripts are kept for a year under the names that they have: what occurs in one of
 * `scripts` keeps its name, and so does what would come out as another one does.
 */
export function classShortener(classes: ReadonlySet<string>, scripts: readonly string[]): (text: string) => string {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...classes].sort()) {
    const brief = shortName(name);
    if (taken.has(brief) || scripts.some((script) => script.includes(name))) continue;
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
