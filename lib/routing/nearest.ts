/** An existing page, as far as the not-found page needs it. */
export type KnownPage = { slug: string; title: string };

/**
 * The pages whose slug is nearest to a mistyped one, best first, at most `count`.
 * Nearness is the share of letter pairs in common (Dice's coefficient) of the whole slug, plus that of its last
 * part, which survives when a page has moved to another folder. Pages with next to nothing in common are left out.
 */
export function nearestPages<P extends KnownPage>(slug: string, pages: readonly P[], count = 5): P[] {
  const wanted = normal(slug);
  return pages
    .map((page) => ({ page, score: likeness(wanted, normal(page.slug)) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score || a.page.slug.localeCompare(b.page.slug, "en"))
    .slice(0, count)
    .map(({ page }) => page);
}

function normal(slug: string): string {
  return slug
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, "-")
    .replace(/^\/+|\/+$/g, "")
    .slice(0, 200);
}

function likeness(a: string, b: string): number {
  const last = (slug: string) => slug.slice(slug.lastIndexOf("/") + 1);
  return dice(a, b) * 0.5 + dice(last(a), last(b)) * 0.5;
}

function dice(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  if (left.size + right.size === 0) return 0;
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
