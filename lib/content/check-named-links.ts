import { hrefOf, type Slug, safeDecode, slugOf } from "@/lib/routing/slug";
import type { Ledger } from "./ledger";
import type { Problem } from "./problem";

/** What a code names: what it is, the page that explains it, and all pages that explain such a thing. */
export type Named = { kind: string; page: Slug; pages: readonly Slug[] };

type LinkingPage = { file: string; slug: Slug; ledger: Pick<Ledger, "links"> };
type Known = {
  named: (code: string) => Named | undefined;
  idsOf: (slug: Slug) => readonly string[] | "unread" | undefined;
};

/**
 * Every link whose words are the name of one thing, and which leads to another of its kind: the page of another call or
 * command, or another id of a page that has an id of that name. Where else it leads is its writer's.
 */
export function checkNamedLinks({ file, slug: from, ledger }: LinkingPage, { named, idsOf }: Known): Problem[] {
  return ledger.links.flatMap(({ href, line, code }) => {
    const [, pathname = "", hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const slug = pathname === "" ? from : slugOf(pathname);
    if (code === undefined || slug === undefined) return [];
    const { kind, page, pages } = named(code) ?? {};
    if (page !== undefined && page !== slug && pages?.includes(slug)) {
      const what = `The link's words are \`${code}\`, and ${hrefOf(slug)} is the page of another ${kind}.`;
      return [{ file, line, what, cure: `Write ${hrefOf(page)}, or the name of what it leads to.` }];
    }
    const ids = idsOf(slug);
    if (hash === undefined || !Array.isArray(ids)) return [];
    const id = safeDecode(hash);
    if (id === code || !ids.includes(id) || !ids.includes(code)) return [];
    const what = `The link's words are \`${code}\`, and it leads to "${id}".`;
    return [{ file, line, what, cure: `Write #${code}, or the name of what it leads to.` }];
  });
}
