/**
 * Marks in the page what a result quoted. Where the browser loads the page, it does so itself, by the end of the
 * address; where the router shows it, this does, in the same style.
 */
export function markOnArrival(link: HTMLAnchorElement, fragment: string): void {
  const { highlights } = CSS as { highlights?: HighlightRegistry };
  highlights?.delete(name);
  if (!fragment || !highlights || !window.docs?.live) return;
  const words = decodeURIComponent(fragment);
  const id = withoutWords(link.hash).slice(1);
  const { pathname } = link;
  const started = performance.now();
  const look = () => {
    const range = location.pathname === pathname ? findWords(words, id) : undefined;
    if (range) {
      // The page shows it, as it does what the browser's own search finds (HTML, "hidden until found").
      range.startContainer.parentElement?.dispatchEvent(new Event("beforematch", { bubbles: true })); // cspell:ignore beforematch
      highlights.set(name, new Highlight(range));
      addEventListener("pointerdown", () => highlights.delete(name), { once: true });
    } else if (performance.now() - started < patience) setTimeout(look, 100);
  };
  setTimeout(look, 100);
}

/** A hash without the words that its end has the browser mark; nothing if that is all it was. */
export function withoutWords(hash: string): string {
  return hash.replace(/#?:~:.*/, "");
}

/** The name by which the stylesheet draws it. */
const name = "found";

/** How long a page may take to come, in milliseconds. */
const patience = 10_000;

/** Where an article says some words, from a heading on. */
function findWords(words: string, id: string): Range | undefined {
  const article = document.querySelector("article");
  if (!article) return undefined;
  const from = id ? document.getElementById(id) : null;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const isBefore =
      from && !from.contains(node) && from.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBefore) continue;
    nodes.push({ node, start: text.length });
    text += node.data.replace(/\s/g, " ");
  }
  const start = text.indexOf(words);
  if (start < 0) return undefined;
  const place = (at: number) => nodes.findLast((each) => each.start <= at) as { node: Text; start: number };
  const [first, last] = [place(start), place(start + words.length - 1)];
  const range = new Range();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, start + words.length - last.start);
  return range;
}
