/**
 * Joins the stylesheets of the export into one: a handful of small files that every page needs would each cost a
 * request before the first paint.
 * `texts` are the published files that mention stylesheets (pages, payloads, scripts), `read` gives a stylesheet's text.
 * Returns the joined text, and a function that makes a text name the joined file instead.
 */
export function joinStylesheets(texts: readonly string[], read: (href: string) => string) {
  const hrefs = new Set<string>();
  for (const text of texts) for (const [href] of text.matchAll(stylesheet)) hrefs.add(href);
  const css = [...hrefs]
    .map((href) =>
      read(href)
        .replace(/\/\*# sourceMappingURL=.*?\*\//g, "")
        .trim(),
    )
    .join("\n");
  const rename = (text: string, joined: string) =>
    dropRepeats(
      text.replace(stylesheet, joined).replace(/<link rel="preload" href="[^"]*\.css" as="style"\/?>/g, ""),
      joined,
    );
  return { css, rename };
}

const stylesheet = /\/_next\/static\/chunks\/[\w~.-]+\.css/g;

/** Of several links to the joined stylesheet in a page, the first is enough. */
function dropRepeats(text: string, joined: string): string {
  let isFirst = true;
  return text.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (tag, href: string) => {
    if (href !== joined) return tag;
    const kept = isFirst ? tag : "";
    isFirst = false;
    return kept;
  });
}
