import type { Element, ElementContent } from "hast";
import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { BlockContent, DefinitionContent, FootnoteDefinition, Nodes, PhrasingContent } from "mdast";
import { anchorOf } from "./anchors";
import { tableCell } from "./cell";
import { keptSpace } from "./code";
import { find } from "./find";
import { twinLink } from "./link";

/** How the elements that our components draw are said in Markdown; all others are what the library makes of them. */
export const handlers: Record<string, Handle> = {
  // What a reader presses or looks at, and nobody reads.
  button: nothing,
  svg: nothing,
  a: link,
  code: (_state, node) => ({ type: "inlineCode", value: textOf(node).replaceAll(keptSpace, " ") }),
  details: (state, node) => state.toFlow(state.all(node)),
  div: (state, node) => box(state, node) ?? defaultHandlers.div(state, node),
  dl: (state, node) => ({ type: "list", ordered: false, spread: false, children: terms(state, node) }),
  h2: (state, node) => defaultHandlers.h2(state, withoutLink(node)),
  h3: (state, node) => defaultHandlers.h3(state, withoutLink(node)),
  h4: (state, node) => defaultHandlers.h4(state, withoutLink(node)),
  img: (state, node) => defaultHandlers.img(state, { ...node, properties: withAddress(node, "src") }),
  li: (state, node) => ({ ...defaultHandlers.li(state, node), spread: node.children.some(isParagraph) }),
  p: (state, node) => listTitle(state, node) ?? defaultHandlers.p(state, node),
  pre: (_state, node) => codeBlock(node),
  section: (state, node) =>
    "dataFootnotes" in node.properties ? footnotes(state, node) : defaultHandlers.section(state, node),
  span: (state, node) => picture(state, node) ?? method(state, node) ?? state.all(node),
  sub: tagged,
  summary: (state, node) => strongLine(phrases(state, node.children)),
  sup: (state, node) => footnoteMark(node) ?? tagged(state, node),
  td: tableCell,
  th: tableCell,
};

function nothing(): undefined {
  return undefined;
}

/** What Markdown has no signs for, and means something else without its tags: `10<sup>6</sup>`. */
function tagged(state: State, node: Element): Nodes[] {
  const { tagName } = node;
  return [{ type: "html", value: `<${tagName}>` }, ...state.all(node), { type: "html", value: `</${tagName}>` }];
}

/** A block of code, as `plainCode` left it. */
function codeBlock(node: Element): Nodes {
  const { dataLanguage, dataTitle } = node.properties;
  return {
    type: "code",
    lang: typeof dataLanguage === "string" ? dataLanguage : null,
    meta: typeof dataTitle === "string" ? `title="${dataTitle}"` : null,
    value: textOf(node).replace(/\n$/, ""),
  };
}

function isParagraph(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "p";
}

/** A heading without the link to itself. */
function withoutLink(heading: Element): Element {
  const self = `#${heading.properties.id}`;
  const words = (child: ElementContent) =>
    child.type === "element" && child.properties.href === self ? child.children : [child];
  return { ...heading, children: heading.children.flatMap(words) };
}

/** A link to another place, or an anchor; the marks beside fields, rows, and footnotes, which lead to where they stand, go. */
function link(state: State, node: Element): Nodes | Nodes[] | undefined {
  const { href, id } = node.properties;
  if (href === undefined) return typeof id === "string" ? { type: "html", value: anchorOf(id) } : state.all(node);
  const isMark = textOf(node) === "#" || "dataFootnoteBackref" in node.properties;
  return isMark ? undefined : defaultHandlers.a(state, { ...node, properties: withAddress(node, "href") });
}

function withAddress({ properties }: Element, name: "href" | "src"): Element["properties"] {
  return { ...properties, [name]: twinLink(String(properties[name] ?? "")) };
}

/** A `<div>` that means something: a callout, the choice of a tab, a tab's panel, a diagram. */
function box(state: State, node: Element): Nodes | Nodes[] | undefined {
  const { dataKind, dataLabel, role, ariaLabel } = node.properties;
  if (typeof dataKind === "string") return callout(state, node, dataKind);
  if (role === "radiogroup") return [];
  if (typeof dataLabel === "string")
    return [strongLine([{ type: "text", value: dataLabel }]), ...state.toFlow(state.all(node))];
  if (role === "img")
    return { type: "paragraph", children: [{ type: "text", value: `Diagram: ${String(ariaLabel ?? "")}` }] };
  return undefined;
}

/** A callout as GitHub writes them, with its title where it has one of its own. */
function callout(state: State, node: Element, kind: string): Nodes {
  const [title, body] = node.children.filter((child): child is Element => child.type === "element");
  const words = title ? textOf(title).trim() : "";
  const mark = `[!${kind === "danger" ? "CAUTION" : kind.toUpperCase()}]\n`;
  const [first, ...others] = [
    ...(words.toLowerCase() === kind ? [] : [strongLine([{ type: "text", value: words }])]),
    ...(body ? flow(state, body) : []),
  ];
  // The mark's brackets are no text, which would be escaped.
  const opening: PhrasingContent = { type: "html", value: mark };
  const isJoined = first?.type === "paragraph";
  return {
    type: "blockquote",
    children: [
      { type: "paragraph", children: isJoined ? [opening, ...first.children] : [opening] },
      ...(first && !isJoined ? [first] : []),
      ...others,
    ] as BlockContent[],
  };
}

/** Terms and what they stand for, one a line; terms that stand for the same are named together. */
function terms(state: State, node: Element) {
  const items: { type: "listItem"; spread: false; children: BlockContent[] }[] = [];
  let named: PhrasingContent[] = [];
  let isTerm = false;
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (child.tagName === "dt") {
      const term = phrases(state, child.children);
      named = isTerm ? [...named, { type: "text", value: ", " }, ...term] : term;
    }
    isTerm = child.tagName === "dt";
    if (child.tagName !== "dd") continue;
    const children: PhrasingContent[] = [
      { type: "strong", children: named },
      { type: "text", value: ": " },
      ...phrases(state, child.children),
    ];
    items.push({ type: "listItem", spread: false, children: [{ type: "paragraph", children }] });
  }
  return items;
}

/** A picture with its caption, which Markdown says as the picture's title. */
function picture(state: State, { children }: Element): Nodes | undefined {
  const [image, caption] = children;
  if (image?.type !== "element" || image.tagName !== "img" || caption?.type !== "element") return undefined;
  const properties = { ...withAddress(image, "src"), title: textOf(caption) };
  return defaultHandlers.img(state, { ...image, properties });
}

/** The method of an operation, which the page sets apart from the address by a color. */
function method(state: State, node: Element): Nodes | undefined {
  if (!("dataMethod" in node.properties)) return undefined;
  return { type: "strong", children: phrases(state, node.children) };
}

function footnoteMark(node: Element): Nodes | undefined {
  const mark = find(node, ({ properties }) => "dataFootnoteRef" in properties);
  return mark && { type: "footnoteReference", identifier: textOf(mark), label: textOf(mark) };
}

/** The notes at the foot of a page, numbered as their marks are. */
function footnotes(state: State, node: Element): Nodes[] {
  const notes = find(node, ({ tagName }) => tagName === "ol")?.children.filter((child) => child.type === "element");
  const heading = find(node, ({ tagName }) => tagName === "h2");
  const definitions = (notes ?? []).map(
    (note, at): FootnoteDefinition => ({
      type: "footnoteDefinition",
      identifier: String(at + 1),
      label: String(at + 1),
      children: flow(state, note),
    }),
  );
  return [...(heading ? [defaultHandlers.h2(state, withoutLink(heading))] : []), ...definitions];
}

/** A line of its own, in bold: the name of what follows, which is no heading of the page. */
function strongLine(children: PhrasingContent[]): BlockContent {
  return { type: "paragraph", children: [{ type: "strong", children }] };
}

/** The title of a list of fields or of one event, which the page sets in bold. */
function listTitle(state: State, node: Element): BlockContent | undefined {
  return "dataList" in node.properties ? strongLine(phrases(state, node.children)) : undefined;
}

function phrases(state: State, children: ElementContent[]): PhrasingContent[] {
  const wrapped: Element = { type: "element", tagName: "span", properties: {}, children };
  return state.all(wrapped) as PhrasingContent[];
}

function flow(state: State, node: Element): (BlockContent | DefinitionContent)[] {
  return state.toFlow(state.all(node)) as (BlockContent | DefinitionContent)[];
}
