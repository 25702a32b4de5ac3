/**
 * What a page's head asks for ahead, as the `Link` field of its answer says it (RFC 8288, HTML "preload"): the browser has
 * asked for it before it reads the page, which takes a slow phone a moment. The typeface comes first, as in the head: the
 * first frame waits for both, and a browser that has the stylesheet alone goes on to read all of the page meanwhile.
 * @throws when the page does not ask for both
 */
export function linkField(html: string): string {
  return [askedFor("font", html), askedFor("style", html)].join(", ");
}

/** The element by which a page's head asks for a file of a kind ahead, the first where there are several. */
export function preloadOf(kind: "font" | "style", html: string): string | undefined {
  return new RegExp(`<link rel="preload"[^>]* as="${kind}"[^>]*>`).exec(html)?.[0];
}

function askedFor(kind: "font" | "style", html: string): string {
  const link = preloadOf(kind, html) ?? "";
  const href = /href="([^"]*)"/.exec(link)?.[1];
  if (!href) throw new Error(`A page asks for no ${kind} ahead: its first frame would wait for what comes late.`);
  return `<${href}>;rel=preload;as=${kind}${/crossorigin/i.test(link) ? ";crossorigin" : ""}`;
}
