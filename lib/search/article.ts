import { type ChildNode, type Element, isTag, isText, type ParentNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

/** A place of a page that has an address, with what is said there and not at a place within it. */
export type Place = {
  /** `""` for what stands before the first heading. */
  id: string;
  title: string;
  /** The number, in the list, of the place under which it stands; the first one stands under none. */
  parent: number | undefined;
  /** `page`, `heading`, `field`, or for a row the name of its table's first column. */
  is: string;
  text: string;
  /** What is typed or returned: the inline code of its text. */
  terms: string[];
  /** What a table explains beside it: the code that is all of a cell. */
  listed: string[];
  /** The errors that a terminal shows. */
  printed: string[];
};

/**
 * Reads the HTML of an article as a search must know it. What follows a heading belongs to it; a field of
 * the API has a place of its own, and so has a row with an id, or one that says what some code means (it then has
 * the address of its section). A row's or a field's link to itself, buttons, and drawings say nothing.
 */
export function readArticle(html: string): Place[] {
  const reader = new ArticleReader();
  for (const node of parseDocument(html).children) reader.read(node);
  return reader.places.map((place) => ({
    ...place,
    text: clean(place.text),
    terms: [...new Set(place.terms)],
    listed: [...new Set(place.listed)],
  }));
}

class ArticleReader {
  readonly places: Place[] = [];
  private readonly first = this.add("", "page", undefined, undefined);
  private readonly headings: { level: number; place: Place }[] = [];
  private section = this.first;

  /** Reads a node and what is in it, as a part of a place; without one, of the section that is open. */
  read(node: ChildNode, place?: Place): void {
    if (isText(node)) (place ?? this.section).text += node.data;
    if (!isTag(node) || isQuiet(node)) return;
    const level = Number(/^h([2-6])$/.exec(node.name)?.[1] ?? 0);
    if (level > 0 && node.attribs.id) {
      this.openSection(level, node.attribs.id, node);
      return;
    }
    this.noteTerms(node, place);
    const own = this.ownPlace(node, place ?? this.section);
    // Before a block as well as after it: a value and the paragraph that explains it are two words.
    const edge = blocks.has(node.name) ? "\n" : "";
    (own ?? place ?? this.section).text += edge;
    for (const child of node.children) this.read(child, own ?? place);
    (own ?? place ?? this.section).text += edge;
  }

  private openSection(level: number, id: string, heading: Element): void {
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
    this.section = this.add(id, "heading", this.headings.at(-1)?.place ?? this.first, heading);
    this.headings.push({ level, place: this.section });
  }

  private noteTerms(node: Element, place: Place | undefined): void {
    if (node.name === "code" && !isTagged(node.parent, "pre")) {
      (place ?? this.section).terms.push(wordsOf(node));
      if (isAllOfCell(node)) this.section.listed.push(wordsOf(node));
    }
    if (node.attribs.class === "out" && wordsOf(node).startsWith("error: ")) this.section.printed.push(wordsOf(node));
  }

  /** The place that an element is by itself: a row, or a field of the API. */
  private ownPlace(node: Element, under: Place): Place | undefined {
    const { id } = node.attribs;
    if (node.name === "tr") {
      const head = node.children.find(isTag);
      const isNamed = head?.name === "td" && ["code", "strong"].some((name) => isTagged(head.children[0], name));
      return id || isNamed ? this.add(id ?? under.id, columnOf(node), under, head) : undefined;
    }
    if (!id || node.name !== "li") return undefined;
    const line = childOf(node.children, "p");
    const code = line && childOf(line.children, "code");
    return code && this.add(id, "field", under, code);
  }

  private add(id: string, is: string, under: Place | undefined, named: ChildNode | undefined): Place {
    const parent = under && this.places.indexOf(under);
    const place: Place = { id, is, parent, title: wordsOf(named), text: "", terms: [], listed: [], printed: [] };
    this.places.push(place);
    return place;
  }
}

/** Samples of programs say nothing that the text around them does not. */
const programs = new Set(["go", "javascript", "python", "tsx", "typescript"]);
const silent = new Set(["button", "svg", "script", "style", "template"]);
const blocks = new Set(["p", "li", "td", "th", "tr", "div", "pre", "summary", "figcaption", "dt", "dd"]);

function isQuiet({ name, attribs }: Element): boolean {
  const isAnchor = name === "a" && /^Link to /.test(attribs["aria-label"] ?? "");
  // What an error answers is the same for every operation; the errors guide tells of it.
  return isAnchor || "data-answer" in attribs || silent.has(name) || programs.has(attribs["data-code"] ?? "");
}

/** The name of the first column of a row's table. */
function columnOf(row: Element): string {
  const body = row.parent;
  const table = isTagged(body, "table") ? body : body?.parent;
  const [head] = table ? DomUtils.getElementsByTagName("th", table, true, 1) : [];
  return wordsOf(head);
}

/** What is read of an element, in one line. */
function wordsOf(node: ChildNode | undefined): string {
  if (!node) return "";
  if (isText(node)) return node.data;
  return isTag(node) && !isQuiet(node) ? clean(node.children.map(wordsOf).join("")).replaceAll("\n", " ") : "";
}

const isTagged = (node: ChildNode | ParentNode | null | undefined, name: string): node is Element =>
  Boolean(node && isTag(node) && node.name === name);

const isAllOfCell = ({ parent }: Element) => isTagged(parent, "td") && parent.children.length === 1;

const childOf = (children: ChildNode[], name: string) =>
  children.find((child): child is Element => isTagged(child, name));

const clean = (text: string) =>
  text
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
