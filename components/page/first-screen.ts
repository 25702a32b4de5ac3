import { foldScript } from "@/components/boot/inline-source";

/**
 * A page's text with a script below its first screen that waits for the stylesheet: so the first frame is that screen, and
 * not all of a long page. `depth` is the number of elements around its parts.
 */
export function pauseAfterScreen(html: string, depth = 0): string {
  const end = endOfFirstScreen(html, depth);
  return html.slice(0, end) + foldScript() + html.slice(end);
}

/** Characters of text that are enough below a title and its description: with a thousand, the first frame came 40 ms later. */
const screenful = 350;

/**
 * Where the first screen of a text ends, between two of its parts; the text's own end where it is no longer than that.
 * Nowhere is cut what a stylesheet knows as neighbours (a heading and what follows it, two `<details>`), nor inside of a
 * part: what stands beside each other would move when the rest comes. The HTML must be React's or ours: in a tag, `<` and
 * `>` are escaped.
 */
export function endOfFirstScreen(html: string, depth = 0): number {
  let [shown, end, open, last] = [0, 0, 0, ""];
  for (const { index, 0: tag, 1: slash, 2: name = "", 3: attributes = "" } of html.matchAll(tags)) {
    const text = index - end;
    shown += text;
    if (!slash && last && text === 0 && shown >= screenful && open === depth) return index;
    end = index + tag.length;
    last = slash && !neighbours.test(name) ? name : "";
    if (slash) open -= 1;
    else if (!attributes.endsWith("/") && !voids.test(name)) open += 1;
  }
  return html.length;
}

const tags = /<(\/?)([a-z][^\s/>]*)([^<>]*)>/gi;
const neighbours = /^(?:h[1-6]|details)$/;
const voids = /^(?:br|hr|img|input|wbr)$/;
