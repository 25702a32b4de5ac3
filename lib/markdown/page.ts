import type { Root as Tree } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toMdast } from "hast-util-to-mdast";
import type { BlockContent, PhrasingContent, Root, RootContent } from "mdast";
import { parseFragment } from "parse5";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { indexHref } from "@/lib/routing/page-files";
import { sectionOf } from "@/lib/routing/section";
import type { DocsHref } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { writeAnchors } from "./anchors";
import { plainCode } from "./code";
import { handlers } from "./handlers";
import { twinLink } from "./link";
import { endTabs } from "./tabs";

/** What a page shows, in its order. */
export type ShownPage = {
  href: DocsHref;
  title: string;
  /** The sentence below the title. */
  lead?: string | undefined;
  /** The article, as HTML. */
  html: string;
  related: readonly { href: string; title: string; description: string }[];
  /** The day of the last change, `YYYY-MM-DD`. */
  updated?: string | undefined;
};

// Within a word, `_` would be no sign, and the letters beside it would have to be written as references.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", incrementListMarker: true })
  .freeze();

/** A page's Markdown twin: everything that its reader sees, made from the very HTML that they are shown. */
export function pageMarkdown(page: ShownPage): string {
  // Without the place of each element in the text, which takes as long as the rest of the reading, and is copied along.
  const tree = fromParse5(parseFragment(page.html, { scriptingEnabled: false })) as Tree;
  plainCode(tree);
  endTabs(tree);
  writeAnchors(tree, page.title);
  stayWithin(tree, page.href);
  const article = toMdast(tree, { handlers }) as Root;
  return writer.stringify({ type: "root", children: [...head(page), ...article.children, ...relatedPages(page)] });
}

/** A link to a place in this very page names that place alone, however the page's writer wrote it. */
function stayWithin(tree: Tree, href: DocsHref): void {
  visit(tree, "element", ({ properties }) => {
    if (String(properties.href).startsWith(`${href}#`)) properties.href = String(properties.href).slice(href.length);
  });
}

/** Title and lead as the page has them, then what the page shows elsewhere: its address, its age, its section's index. */
function head({ href, title, lead, updated }: ShownPage): RootContent[] {
  const about = [
    [text("Page: "), address(site.origin + href)],
    ...(updated ? [[text(`Last updated: ${updated}`)]] : []),
    [text("Other pages: "), address(site.origin + indexHref(sectionOf(href)))],
  ];
  return [
    { type: "heading", depth: 1, children: [text(title)] },
    ...(lead ? [{ type: "blockquote" as const, children: [paragraph(text(lead))] }] : []),
    list(about),
  ];
}

function relatedPages({ related }: ShownPage): RootContent[] {
  if (related.length === 0) return [];
  return [
    { type: "heading", depth: 2, children: [text("Related pages")] },
    list(
      related.map(({ href, title, description }) => [
        { type: "link", url: twinLink(href), children: [text(title)] },
        text(`: ${description}`),
      ]),
    ),
  ];
}

const text = (value: string): PhrasingContent => ({ type: "text", value });
const address = (url: string): PhrasingContent => ({ type: "link", url, children: [text(url)] });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: "paragraph", children });
const list = (lines: PhrasingContent[][]): BlockContent => ({
  type: "list",
  ordered: false,
  spread: false,
  children: lines.map((line) => ({ type: "listItem", spread: false, children: [paragraph(...line)] })),
});
