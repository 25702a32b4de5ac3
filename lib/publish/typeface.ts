import { preloadOf } from "./asked-ahead";

/**
 * The not-found page with the typeface asked for ahead, as `page` does it. Next leaves that out there, and since the
 * typeface is `optional`, a visit that begins at a wrong address would never have it.
 * @throws when the page does not ask for it either
 */
export function withTypeface(html: string, page: string): string {
  const link = preloadOf("font", page);
  if (!link) throw new Error("No page asks for the typeface ahead: it would come after the text, or not at all.");
  return html.includes(link) ? html : html.replace("</head>", `${link}</head>`);
}
