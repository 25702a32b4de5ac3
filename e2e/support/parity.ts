import type { Nodes, Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import remarkGithub from "@/lib/mdx/remark-github.mjs";

/** What a text holds, whatever it is written in: each list in reading order. */
export type Held = { headings: string[]; code: string[]; tables: string[]; links: string[]; words: string };

/**
 * What a published page shows its reader: title, lead, article, related pages. Runs in the browser, which reads HTML as
 * nobody else does, and shares nothing with what makes the twins. What the page draws by its stylesheet, or leaves to be
 * inferred, stands here in words.
 */
export function heldByPage(html: string): Held {
  const shown = new DOMParser().parseFromString(html, "text/html");
  const main = shown.querySelector("main");
  const canonical = shown.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!main || !canonical) throw new Error("The page has no main, or no address.");
  const own = new URL(canonical.href).pathname;
  const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)];
  const drop = (selector: string) => {
    for (const element of all(selector)) element.remove();
  };
  drop("nav, search, footer, button, svg, [role=radiogroup], a.anchor, a[data-footnote-backref], header a, script");
  for (const link of all(":is(h2, h3, h4) > a[href^='#']")) link.replaceWith(...link.childNodes);
  for (const link of all("a[aria-label^='Link to']")) if (link.textContent === "#") link.remove();
  for (const mark of all("sup:has([data-footnote-ref])")) mark.remove();
  for (const drawing of all("[role=img]")) drawing.textContent = `Diagram: ${drawing.ariaLabel}`;
  for (const term of all("dt")) term.append(term.nextElementSibling?.matches("dt") ? "," : ":");
  for (const text of all("[data-related] p")) text.prepend(":");
  for (const box of all("[data-kind]")) {
    const title = box.firstElementChild;
    if (title?.textContent?.trim().toLowerCase() === box.dataset.kind) title?.remove();
  }
  for (const panel of all("[data-tabs] > [data-label]")) panel.prepend(`${panel.dataset.label} `);
  const code = all("pre").map((block) => {
    const isChange = block.querySelector(".ins, .del") !== null;
    for (const line of block.querySelectorAll(".cmd:not(.more)")) line.prepend("$ ");
    if (isChange)
      for (const line of block.querySelectorAll(".ln"))
        line.prepend(line.matches(".ins") ? "+ " : line.matches(".del") ? "- " : "  ");
    const figure = block.closest<HTMLElement>("[data-code]");
    const title = figure?.querySelector("[data-titled]")?.textContent;
    const language = isChange ? "diff" : (figure?.dataset.code ?? "");
    return `${language}${title ? ` title="${title}"` : ""}\n${block.textContent?.replace(/\n$/, "")}`;
  });
  for (const caption of all("figcaption:has([data-titled]), [data-code] figcaption")) caption.remove();
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  return {
    headings: all("h1, h2, h3, h4, h5, h6").map(({ tagName, textContent }) => `${tagName[1]} ${plain(textContent)}`),
    code,
    tables: all("table").map((table) =>
      [...table.querySelectorAll("tr")]
        .map((row) => [...row.querySelectorAll("th, td")].map((cell) => plain(cell.textContent)).join(" | "))
        .join("\n"),
    ),
    links: all("a[href]").map(
      (link) => `${plain(link.textContent)} -> ${link.getAttribute("href")?.replace(`${own}#`, "#")}`,
    ),
    words: (main.textContent ?? "").replace(/\s+/g, ""),
  };
}

/** What a Markdown twin holds, its links led back to the pages that they stand for. */
export function heldByTwin(markdown: string, origin: string): Held {
  const tree = unified().use(remarkParse).use(remarkGithub).parse(markdown) as Root;
  const about = tree.children.findIndex(({ type }) => type === "list");
  const children = tree.children.filter((_, at) => at !== about);
  const held: Held = { headings: [], code: [], tables: [], links: [], words: "" };
  visit({ type: "root", children } as Root, (node) => {
    if (node.type === "heading") held.headings.push(`${node.depth} ${plainText(node)}`);
    if (node.type === "code") held.code.push(`${node.lang ?? ""}${node.meta ? ` ${node.meta}` : ""}\n${node.value}`);
    if (node.type === "link") held.links.push(`${plainText(node)} -> ${pageOf(node.url, origin)}`);
    if (node.type === "table")
      held.tables.push(node.children.map((row) => row.children.map(plainText).join(" | ")).join("\n"));
    if (node.type === "text") held.words += node.value.replace(calloutMark, "");
    if (node.type === "inlineCode" || node.type === "code") held.words += node.value;
    if (node.type === "image") held.words += node.title ?? "";
  });
  held.words = held.words.replace(/\s+/g, "");
  return held;
}

const calloutMark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](\n|$)/;

/** Where two texts differ: of each kind, the first thing that only one of them has in its place. */
export function differences(page: Held, twin: Held): string[] {
  const lists = (["headings", "code", "tables", "links"] as const).flatMap((kind) => {
    const at = Array.from({ length: Math.max(page[kind].length, twin[kind].length) }).findIndex(
      (_, place) => page[kind][place] !== twin[kind][place],
    );
    return at < 0 ? [] : [`${kind}[${at}]: the page has ${page[kind][at]}, the twin ${twin[kind][at]}`];
  });
  if (page.words === twin.words) return lists;
  const from = [...page.words].findIndex((letter, place) => letter !== twin.words[place]);
  const near = (text: string) => text.slice(Math.max(0, from - 40), from + 60);
  return [...lists, `words: the page has ${near(page.words)}, the twin ${near(twin.words)}`];
}

/** The words of a node; an anchor is none, nor is a tag that Markdown has no signs for. */
export function plainText(node: Nodes): string {
  if (node.type === "html" && /^<a id="[^"]*">$|^<\/?(?:a|br|su[bp])>$/.test(node.value)) return "";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("").replace(/\s+/g, " ").trim() : "";
}

/** The address on the site that a link of a twin stands for. */
function pageOf(url: string, origin: string): string {
  const path = url.startsWith(origin) ? url.slice(origin.length) : url;
  return path.replace(/^(\/docs\/[^#?]*)\.md(?=$|[#?])/, "$1/").replace(/^\/docs\/index\//, "/docs/");
}
