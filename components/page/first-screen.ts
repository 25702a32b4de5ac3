import { restoreScript } from "@/components/boot/restore-script";

/**
 * A page's text with a script below its first screen that waits for the stylesheet: so the first frame is that screen, and
 * not all of a long page. What stands above it is restored by then.
 */
export function pauseAfterScreen(html: string): string {
  const end = endOfFirstScreen(html);
  return html.slice(0, end) + restoreScript + html.slice(end);
}

/** Characters of text that are enough below a title and its description: with a thousand, the first frame came 40 ms later. */
const screenful = 350;

/**
 * Where the first screen of a text ends, between two of its elements; the text's own end where it is no longer than that.
 * Nowhere is cut what a stylesheet knows as neighbours (a heading and what follows it, two `<details>`), nor inside of what
 * has children of one kind, such as a list. The HTML must be React's or ours: in a tag, `<` and `>` are escaped.
 */
export function endOfFirstScreen(html: string): number {
  const open: string[] = [];
  let shown = 0;
  let [end, last] = [0, ""];
  for (const { index, 0: tag, 1: slash, 2: name = "", 3: attributes = "" } of html.matchAll(tags)) {
    const text = index - end;
    shown += text;
    if (!slash && last && text === 0 && shown >= screenful && open.every((part) => part === container)) return index;
    end = index + tag.length;
    last = slash && !neighbours.test(name) ? name : "";
    if (slash) open.pop();
    else if (!attributes.endsWith("/") && !voids.test(name)) open.push(containerOf(name, attributes));
  }
  return html.length;
}

const tags = /<(\/?)([a-z][^\s/>]*)([^<>]*)>/gi;
const neighbours = /^(?:h[1-6]|details)$/;
const voids = /^(?:br|hr|img|input|wbr)$/;

const container = "container";

/** Elements that only hold others together; those with attributes besides a class have a meaning or a style of their own. */
function containerOf(name: string, attributes: string): string {
  const isPlain = (name === "div" || name === "section") && /^( class="[^"]*")?$/.test(attributes);
  return isPlain ? container : name;
}
