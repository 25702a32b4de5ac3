import { addressForms, twinHref } from "@/lib/routing/page-files";
import { type DocsHref, docsRoot, hrefOf } from "@/lib/routing/slug";

/** From an address to the one that answers now. */
export type Redirect = { from: string; to: string };

/** The redirects of all hosts: `/`, and each of `content/redirects.ts` from all four forms of its address and from its twin's. */
export function redirectRules(moved: Readonly<Record<string, DocsHref>>): Redirect[] {
  return [
    { from: "/", to: docsRoot },
    ...Object.entries(moved).flatMap(([slug, to]) => [
      ...addressForms(hrefOf(slug)).map((from) => ({ from, to })),
      { from: twinHref(hrefOf(slug)), to: movedTwin(to) },
    ]),
  ];
}

/** The twin of the page that a moved one leads to; it has no parts with addresses. */
export function movedTwin(to: DocsHref): string {
  return twinHref(to.replace(/#.*/, "") as DocsHref);
}
