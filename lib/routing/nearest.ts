/** An existing page, as far as the not-found page needs it. */
export type KnownPage = { slug: string; title: string };

/**
 * The pages nearest to an address that is none, best first: the one that it names but for capitals or
 * signs; those in the folder that it names; those of which its last
 * part is the title, or a folder, or that differ by a letter; and those whose slug is written alike. That is the share of letter pairs in
 * common (Dice's coefficient) of the whole slug, plus that of its last part, which survives when a page has moved to
 * another folder. At most `count`, or else the whole folder; pages with next to nothing in common are left out.
 */
export function nearestPages<P extends KnownPage>(typed: string, pages: readonly P[], count = 5): P[] {
  const wanted = normal(typed);
  const name = last(wanted);
  return pages
    .map((page) => {
      const slug = normal(page.slug);
      if (slug === wanted) return { page, score: 5 };
      if (slug.startsWith(`${wanted}/`)) return { page, score: 4 };
      const alike = dice(wanted, slug);
      const isNamed = alike > 0.9 || slug.split("/").includes(name);
      const named = normal(page.title) === name ? 2 : isNamed ? 1 : 0;
      return { page, score: named + (alike + dice(name, last(slug))) / 2 };
    })
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score || a.page.slug.localeCompare(b.page.slug, "en"))
    .filter(({ score }, at) => at < count || score > 3)
    .map(({ page }) => page);
}

const last = (slug: string) => slug.slice(slug.lastIndexOf("/") + 1);

function normal(slug: string): string {
  return slug
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^\/+|\/+$/g, "")
    .slice(0, 200);
}

function dice(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  let common = 0;
  for (const pair of left) if (right.has(pair)) common += 1;
  return (2 * common) / (left.size + right.size);
}

function pairs(text: string): Set<string> {
  const padded = `^${text}$`;
  const found = new Set<string>();
  for (let at = 0; at + 1 < padded.length; at += 1) found.add(padded.slice(at, at + 2));
  return found;
}
