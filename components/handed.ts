import type { NavNode } from "@/lib/navigation/types";
import type { Section } from "@/lib/routing/section";

/** What is handed over, by name. */
type Handed = {
  trees: () => Readonly<Record<Section, readonly NavNode[]>>;
  /** The HTML of the page at an address. */
  [page: `/docs/${string}`]: string;
  /** The HTML of a part of the shell (components/standing/). */
  [part: `standing:${string}`]: string;
};

/** Server components and the server's half of client components run in one process, but each with modules of its own. */
const shared = globalThis as typeof globalThis & { docsHanded?: Partial<Handed> };

/** Hands what only a server component may ask for to the server's half of client components, past the payload. */
export function handOver<Name extends keyof Handed>(name: Name, value: Handed[Name]): void {
  shared.docsHanded ??= {};
  shared.docsHanded[name] = value;
}

/**
 * What was handed over.
 * @throws when nothing was, since a page without it would be published
 */
export function handed<Name extends keyof Handed>(name: Name): NonNullable<Handed[Name]> {
  const value = shared.docsHanded?.[name];
  if (value === undefined) throw new Error(`${name} cannot be drawn: nobody has handed it over.`);
  return value as NonNullable<Handed[Name]>;
}
