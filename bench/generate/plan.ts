import type { Random } from "@/lib/chance/random";
import type { Section } from "@/lib/routing/section";

/** Where a generated page stands. */
export type PlannedPage = { slug: string; title: string; sidebarLabel?: string };
/** A group of a sidebar, or a page's slug. */
export type PlannedEntry = string | { label: string; entries: PlannedEntry[] };
export type Plan = { pages: PlannedPage[]; sidebars: Record<Section, PlannedEntry[]> };

// As the real site divides its 69 pages.
const shares = { cli: 10 / 69, api: 24 / 69 };
const largestGroup = 40;
const groupsInGroup = 8;

/**
 * Addresses and sidebars of a site of `count` pages: three sidebars in the real proportions, groups in groups, at most
 * forty pages in each. A group has about as many pages as its sidebar has groups.
 */
export function planSite(count: number, random: Random, words: readonly string[]): Plan {
  const cli = Math.round(count * shares.cli);
  const api = Math.round(count * shares.api);
  const namer = new Namer(random, words);
  const docs = planSection("", count - cli - api, namer);
  const sections = { docs, cli: planSection("cli", cli, namer), api: planSection("api", api, namer) };
  return {
    pages: Object.values(sections).flatMap(({ pages }) => pages),
    sidebars: { docs: sections.docs.entries, cli: sections.cli.entries, api: sections.api.entries },
  };
}

function planSection(root: string, count: number, namer: Namer): { pages: PlannedPage[]; entries: PlannedEntry[] } {
  const pages: PlannedPage[] = [{ slug: root, title: namer.title() }];
  const entries: PlannedEntry[] = [root];
  const groupSize = Math.min(largestGroup, Math.max(4, Math.ceil(Math.sqrt(count))));
  let outer: PlannedEntry[] = [];
  let outerSlug = "";
  let groups = 0;
  while (pages.length < count) {
    if (groups % groupsInGroup === 0) {
      const label = namer.name(1, 2);
      outer = [];
      outerSlug = [root, slugOf(label)].filter(Boolean).join("/");
      entries.push({ label, entries: outer });
    }
    const label = namer.name(1, 2);
    const inner: string[] = [];
    for (let size = Math.min(groupSize, count - pages.length); size > 0; size -= 1) {
      const title = namer.title();
      const slug = `${outerSlug}/${slugOf(label)}/${slugOf(title)}`;
      pages.push({ slug, title, sidebarLabel: namer.short(title) });
      inner.push(slug);
    }
    outer.push({ label, entries: inner });
    groups += 1;
  }
  return { pages, entries };
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(" ", "-");

/** Gives names, each only once. */
class Namer {
  readonly #random: Random;
  readonly #words: readonly string[];
  readonly #given = new Set<string>();

  constructor(random: Random, words: readonly string[]) {
    this.#random = random;
    // Long words would make longer labels, and so longer sidebars, than a real site has.
    this.#words = words.filter((word) => word.length <= 9);
  }

  title(): string {
    return this.name(3, 5);
  }

  /** A sidebar's label is often shorter than the title. */
  short(title: string): string {
    return title.split(" ").slice(0, 3).join(" ");
  }

  name(least: number, most: number): string {
    for (;;) {
      const length = this.#random.between(least, most);
      const words = Array.from({ length }, () => this.#random.pick(this.#words));
      if (words.some((word, at) => word === words[at - 1])) continue;
      const name = words.join(" ").replace(/^./, (first) => first.toUpperCase());
      if (this.#given.has(name.toLowerCase()) || name.length > 45) continue;
      this.#given.add(name.toLowerCase());
      return name;
    }
  }
}
