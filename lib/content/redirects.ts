import { redirects as moved } from "@/content/redirects";
import { docsRoot, hrefOf, isFilePath, type Slug, slugOf } from "@/lib/routing/slug";
import { checkLinks, type LinkTargets } from "./check-links";
import { ownFolders } from "./files";
import type { Problem } from "./problem";
import { isSlug, slugMeantBy } from "./slug-meant";

export const redirectsFile = "content/redirects.ts";

/** Where a page that has moved is now. What every object has (`constructor`) is no page. */
export function movedTo(slug: Slug): string | undefined {
  return Object.hasOwn(moved, slug) ? moved[slug] : undefined;
}

/** Every redirect from an address that has a page, and every one that leads nowhere. A target is a page, never another redirect. */
export function checkRedirects(
  redirects: Readonly<Record<string, string>>,
  source: string,
  targets: LinkTargets,
): Problem[] {
  const lines = source.split("\n");
  const present = new Set(targets.slugs());
  return Object.entries(redirects).flatMap(([slug, href]) => {
    const written = [`"${slug}":`, ` ${slug}:`];
    const line = lines.findIndex((text) => written.some((entry) => text.includes(entry))) + 1 || 1;
    const ledger = { images: [], links: [{ href, line }] };
    const fault = wayFault(slug, href, redirects);
    const problems = fault
      ? [{ file: redirectsFile, line, ...fault }]
      : checkLinks({ file: redirectsFile, slug, ledger }, targets);
    if (problems.length === 0 && isFilePath(href.replace(/[?#].*$/, ""))) {
      problems.push({
        file: redirectsFile,
        line,
        what: `"${slug}" leads to ${href}, which is no page.`,
        cure: "Write the address of a page.",
      });
    }
    const [folder = ""] = slug.split("/");
    if (ownFolders.has(folder)) {
      problems.push({
        file: redirectsFile,
        line,
        what: `"${slug}" lies in a folder of the site's own files, /docs/${folder}/, so nothing is led on from it.`,
        cure: "Remove the redirect: no page was ever there.",
      });
    } else if (present.has(slug)) {
      problems.push({
        file: redirectsFile,
        line,
        what: `"${slug}" is led elsewhere, and has a page: ${hrefOf(slug)}.`,
        cure: "Remove the redirect, or the page.",
      });
    } else if (slug.startsWith("docs/")) {
      const what = `"${slug}" begins with docs/, which is no part of a slug: it would lead on from /docs/${slug}/.`;
      problems.push({ file: redirectsFile, line, what, cure: `Write "${slug.slice("docs/".length)}".` });
    } else if (!isSlug(slug)) {
      problems.push({
        file: redirectsFile,
        line,
        what: `"${slug}" is not the slug of a page, so nothing is led on from it.`,
        cure: slugCure(slug, present),
      });
    }
    return problems;
  });
}

/** Why an address cannot be led to, whatever is there: it is no page's, or leads back to where it came from. */
function wayFault(slug: Slug, href: string, redirects: Readonly<Record<string, string>>) {
  if (!href.startsWith(docsRoot) || href.includes("?")) {
    return {
      what: `"${slug}" is led to ${href}, which is not the address of a page.`,
      cure: "Write a page's address, with # and an id if you like: /docs/inbox/#snooze.",
    };
  }
  const passed = new Set([slug]);
  let next = slugOf(href.replace(/#.*$/, ""));
  while (next !== undefined && !passed.has(next)) {
    passed.add(next);
    const further = Object.hasOwn(redirects, next) ? redirects[next] : undefined;
    next = further === undefined ? undefined : slugOf(further.replace(/#.*$/, ""));
  }
  if (next !== slug) return undefined;
  const way = [...passed, slug].map(hrefOf).join(" to ");
  return {
    what: `"${slug}" is led in a circle: from ${way}.`,
    cure: "Write the address of the page that is there now, or remove the redirect.",
  };
}

function slugCure(written: string, present: ReadonlySet<Slug>): string {
  const meant = slugMeantBy(written);
  const [, id] = /#(.+)$/.exec(written) ?? [];
  if (id !== undefined && meant !== undefined && present.has(meant))
    return `Remove the redirect. A heading keeps its old id beside the new one: ## Title [#new-id, #${id}].`;
  if (meant !== undefined && present.has(meant)) return `Remove the redirect, or the page ${hrefOf(meant)}.`;
  const made = "in lower-case letters, digits, and hyphens";
  return meant
    ? `Write "${meant}": its address without /docs/ and without slashes around it, ${made}.`
    : `Write the address of one page without /docs/, as in "worklog/tag-entries", ${made}.`;
}
