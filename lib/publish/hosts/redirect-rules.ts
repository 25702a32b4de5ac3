import { docsRoot, hrefOf } from "@/lib/routing/slug";

/** From an address to the one that answers now. */
export type Redirect = { from: string; to: string };

/** The redirects of all hosts: `/`, and each of `content/redirects.ts` from all four forms of its address. */
export function redirectRules(moved: Readonly<Record<string, string>>): Redirect[] {
  return [
    { from: "/", to: docsRoot },
    ...Object.entries(moved).flatMap(([slug, to]) => addressForms(hrefOf(slug)).map((from) => ({ from, to }))),
  ];
}

/**
 * The four forms of a page's address.
 * @example addressForms("/docs/cli/") // ["/docs/cli/", "/docs/cli", "/docs/cli.html", "/docs/cli/index.html"]
 */
export function addressForms(href: string): string[] {
  const bare = href.replace(/\/$/, "");
  return [href, bare, `${bare}.html`, `${href}index.html`];
}
