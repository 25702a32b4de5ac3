/** What Next wrote into a page for its own scripts, found by the marks they carry. */
export type NextMarkup = {
  /** The page without them. */
  html: string;
  /** The addresses of the scripts, in their order. */
  chunks: string[];
  /** The text of the inline script that starts the bundle, the same on every page of a route: boot/wake.ts says when. */
  starter: string;
  /** The payload that the other inline scripts would have handed to React. */
  payload: string;
};

/**
 * Takes Next's scripts out of an exported page: their tags, their preloads, and the inline ones that carry the page's
 * content a second time for React.
 * @throws when a script is left that none of the rules knows: a new version of Next may write others
 */
export function takeOutScripts(html: string): NextMarkup {
  const chunks: string[] = [];
  let starter = "";
  let payload = "";
  const rest = html
    .replace(/<link rel="preload" as="script"[^>]*\/?>/g, "")
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (tag, attributes: string, text: string) => {
      if (attributes === dataBlock) return tag;
      const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
      if (src) {
        if (!/\bnomodule\b/i.test(attributes)) chunks.push(src);
        return "";
      }
      if (text.includes('globalThis["TURBOPACK"]')) {
        starter = text;
        return "";
      }
      if (text.startsWith("(self.__next_f=")) return "";
      // Of the kinds that Next can push, an export has text alone.
      const push = /^self\.__next_f\.push\(\[1,([\s\S]*)\]\)$/.exec(text)?.[1];
      if (push === undefined) return tag;
      payload += JSON.parse(push) as string;
      return "";
    });
  const unknown = /<script(?! data-inline="(?:boot|fold)"| type="application\/ld\+json">)[^>]*>[\s\S]{0,80}/.exec(rest);
  if (unknown) throw new Error(`The export has a script that lib/publish/read-html.ts does not know: ${unknown[0]}`);
  return { html: rest, chunks: [...new Set(chunks)], starter, payload };
}

/** The attributes of a script that is none: data for machines, which no browser runs. */
const dataBlock = ' type="application/ld+json"';
