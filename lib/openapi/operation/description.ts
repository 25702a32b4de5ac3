import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { breakLongName } from "@/lib/mdx/name-parts.mjs";
import rehypeFlags from "@/lib/mdx/rehype-flags.mjs";
import remarkGithub from "@/lib/mdx/remark-github.mjs";
import { withHtmlParsed } from "./raw-html";

/** HTML made of a description: sanitized, and the only text that may be inserted as HTML. */
export type Html = string;

/** A heading found in a description; `level` is the one it was given. */
export type DescribedHeading = { level: number; text: string };

const cell = ["align", "colSpan", "rowSpan"];

/**
 * What a description may hold, in Markdown or in HTML. No ids and no classes: a page's ids are its own. Pictures would be
 * loaded from elsewhere.
 */
const allowed: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !["img", "input", "picture", "source"].includes(name)),
  attributes: { a: ["href", "title"], code: [], ol: ["start"], th: cell, td: cell },
  strip: ["script", "style"],
  protocols: { href: ["http", "https", "mailto"] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGithub)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(() => withHtmlParsed)
  .use(() => withoutExtras)
  .use(rehypeSanitize, allowed)
  .use(() => withScrolling)
  .use(rehypeFlags)
  .freeze();

const kept = new Map<string, Html>();

/**
 * A description as HTML: CommonMark and GFM, sanitized, never run as MDX. Headings become bold paragraphs, since a
 * page's outline belongs to the page. The same text is worked on once.
 */
export function descriptionHtml(written: string | undefined): Html {
  const text = written?.trim();
  if (!text) return "";
  if (isPlain(text)) return `<p>${text}</p>`;
  const known = kept.get(text);
  if (known !== undefined) return known;
  const tree = treeOf(text);
  visit(tree, "element", (node) => {
    if (!isHeading(node)) return;
    node.children = [{ type: "element", tagName: "strong", properties: {}, children: node.children }];
    node.tagName = "p";
  });
  const html = toHtml(tree);
  kept.set(text, html);
  return html;
}

/**
 * The description of a whole page: its headings stay, the shallowest at level 2, with the ids that `idOf` gives.
 */
export function pageDescriptionHtml(text: string | undefined, idOf: (heading: DescribedHeading) => string): Html {
  const tree = treeOf(text ?? "");
  const headings: Element[] = [];
  visit(tree, "element", (node) => {
    if (isHeading(node)) headings.push(node);
  });
  const shallowest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(6, levelOf(heading) - shallowest + 2);
    heading.tagName = `h${level}`;
    heading.properties.id = idOf({ level, text: textOf(heading) });
  }
  return toHtml(tree);
}

/** A text or the value of an attribute as descriptions have them in HTML, without the escapes of `hast-util-to-html`. */
export function unescaped(html: Html): string {
  return html.replaceAll("&#x3C;", "<").replaceAll("&#x22;", '"').replaceAll("&#x26;", "&");
}

/** The first sentence of a description, without its marks; `e.g.` and the like end none. */
export function leadOf(text: string | undefined): string {
  const first = treeOf(text ?? "").children.find((node) => node.type === "element" && node.tagName === "p");
  const words = first ? textOf(first).replace(/\s+/g, " ").trim() : "";
  return /^.+?(?<!\.\p{L})[.!?](?=\s|$)/u.exec(words)?.[0] ?? words;
}

function treeOf(text: string): Root {
  return processor.runSync(processor.parse(text)) as Root;
}

/** One paragraph without any mark of Markdown, which is most of them: needs no parser. */
function isPlain(text: string): boolean {
  return !/[*_`[\]<>&~|\\\r\t@]|^[\s\d#=+-]|:\/\/|www\.|\s{2}/im.test(text);
}

/** Pictures become their text, footnotes lose their links, and a heading of a table that says nothing is none. */
function withoutExtras(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === "img") {
      parent.children[index] = { type: "text", value: String(node.properties.alt ?? "") };
    }
    if (node.tagName === "th" && textOf(node).trim() === "") node.tagName = "td";
    // An end tag without its start makes one.
    const isEmptyParagraph = node.tagName === "p" && node.children.length === 0;
    // Footnotes need ids; their text stays, their marks go.
    const isWayBack = node.tagName === "a" && "dataFootnoteBackref" in node.properties;
    if (isEmptyParagraph || isWayBack) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === "a" && "dataFootnoteRef" in node.properties) {
      parent.children[index] = { type: "text", value: textOf(node) };
    }
    return undefined;
  });
}

/**
 * Tables and code scroll inside themselves where they are wide, and the keyboard can reach them to do so. A long name
 * in a table, such as a path, makes it wide only where it can't be broken.
 */
function withScrolling(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName === "pre") Object.assign(node.properties, { ...scrolls, ariaLabel: "Code" });
    if (node.tagName !== "table" || !parent || index === undefined) return undefined;
    visit(node, "element", (code) => {
      if (code.tagName === "code") breakLongName(code);
    });
    const properties = { ...scrolls, ariaLabel: "Table" };
    parent.children[index] = { type: "element", tagName: "div", properties, children: [node] };
    return SKIP;
  });
}

const scrolls = { role: "group", tabIndex: 0, dataScrolls: "" };

function isHeading(node: RootContent | ElementContent): node is Element {
  return node.type === "element" && /^h[1-6]$/.test(node.tagName);
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}
