import { chunkFolder } from "@/lib/site/constants";

/**
 * Joins the stylesheets of the export into one: a handful of small files that every page needs would each cost a
 * request before the first paint. `pages` are pages of the export that show the order, `hrefs` all its stylesheets;
 * cascade layers make the order of those that no page names irrelevant.
 */
export function joinStylesheets(
  pages: readonly string[],
  hrefs: readonly string[],
  read: (href: string) => string,
): string {
  const named = pages.flatMap((page) => page.match(stylesheet) ?? []);
  return [...new Set([...named, ...hrefs])]
    .map((href) =>
      read(href)
        .replace(/\/\*# sourceMappingURL=.*?\*\//g, "")
        .trim(),
    )
    .join("\n");
}

/**
 * A published text (page or payload) that names the joined stylesheet; a page has one link to it, and one preload, which
 * may stand before what the link must stand behind (head-order.ts).
 */
export function nameStylesheet(text: string, joined: string): string {
  return text
    .replace(stylesheet, joined)
    .replace(/<link rel="preload" href="[^"]*\.css" as="style"\/?>/g, "")
    .replace(new RegExp(`<link rel="stylesheet" href="${joined}"[^>]*>`, "g"), onlyFirst())
    .replace('<link rel="stylesheet"', `<link rel="preload" href="${joined}" as="style"/>$&`);
}

const stylesheet = new RegExp(`${chunkFolder}[\\w~.-]+\\.css`, "g");

/** Takes a replacement's first match as it is, and leaves out the others. */
function onlyFirst(): (match: string) => string {
  let isFirst = true;
  return (match) => {
    const kept = isFirst ? match : "";
    isFirst = false;
    return kept;
  };
}
