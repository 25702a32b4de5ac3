import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toHtml } from "hast-util-to-html";
import { parseFragment } from "parse5";
import { defaultSchema } from "rehype-sanitize";
import { visit } from "unist-util-visit";

/**
 * The HTML inside a description, parsed, for the list of what may stay to be asked. A tag that no writer of prose means
 * (`List<String>`), or that nothing closes (`?code=<code>`), is text.
 */
export function withHtmlParsed(tree: Root): Root {
  const pieces: { value: string }[] = [];
  visit(tree, "raw", (node: { value: string }) => void pieces.push(node));
  if (pieces.length === 0) return tree;
  // Markdown holds no NUL, so that it can part them.
  const written = withStrayTagsAsText(pieces.map(({ value }) => value).join("\0")).split("\0");
  for (const [at, piece] of pieces.entries()) piece.value = written[at] ?? "";
  const parsed = fromParse5(parseFragment(toHtml(tree, { allowDangerousHtml: true })));
  return { type: "root", children: parsed.type === "root" ? parsed.children : [] };
}

/**
 * Escapes the sign that begins a tag which is none.
 * @example withStrayTagsAsText("<b>List<String></b>") // "<b>List&lt;String></b>"
 */
function withStrayTagsAsText(html: string): string {
  const whole = html.toLowerCase();
  const lastEnds = new Map<string, number>();
  const open = new Map<string, number>();
  let depth = 0;
  const isElement = (isEnd: boolean, name: string, at: number): boolean => {
    const count = open.get(name) ?? 0;
    const lastEnd = lastEnds.get(name) ?? whole.lastIndexOf(`</${name}>`);
    lastEnds.set(name, lastEnd);
    if (isEnd ? count === 0 : lastEnd < at || depth >= deepest) return false;
    open.set(name, count + (isEnd ? -1 : 1));
    depth += isEnd ? -1 : 1;
    return true;
  };
  return html.replace(/<(\/?)([a-z][^\s/<>]*)/gi, (tag, slash: string, written: string, at: number) => {
    const name = written.toLowerCase();
    // A single capital is a type: List<A>.
    const isNamed = known.has(name) && (written === name || (name.length > 1 && written === written.toUpperCase()));
    return isNamed && (endsByItself.has(name) || isElement(slash !== "", name, at)) ? tag : `&lt;${tag.slice(1)}`;
  });
}

/** Elements in one another, at most: what walks them must not run out of stack. */
const deepest = 64;

/** Elements that prose is written with, and those whose text is left out. Any other tag is shown as it's written. */
const known = new Set([
  ...(defaultSchema.tagNames ?? []),
  ..."abbr address article aside big button center cite dfn figcaption figure font footer form header label".split(" "),
  ..."main mark nav script small style time u wbr".split(" "),
]);

const endsByItself = new Set("br dd dt hr img input li p source tbody td tfoot th thead tr wbr".split(" "));
