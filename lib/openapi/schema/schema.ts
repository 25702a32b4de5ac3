import { children, follow, type Node } from "../document/graph";
import { jsonText, listOf, type Value } from "../document/value";
import { descriptionHtml } from "../operation/description";
import { idStep, type PageDraft, pageBounds } from "../operation/page";
import { constraintsOf } from "./constraints";
import { discriminatorName, discriminatorValues } from "./discriminator";
import { type Choice, type Flat, flatten, keywordNode, wordOf } from "./flatten";
import { hasChildren, saysMore, undescribed } from "./inside";
import type { AlternativesView, PropertyView, SchemaView } from "./schema-types";
import { anyValue, itemsOf, typesOf, typeWords, withNull } from "./type-words";
import { valueViews } from "./values";

/**
 * The way from a page's top to a schema: who is open above it, and under which id. `isBranch`: whether it only adds to
 * the schema above.
 */
type Way = { chain: readonly { pointers: readonly string[]; id: string }[]; depth: number; isBranch?: boolean };

const top: Way = { chain: [], depth: 0 };

/** Everything a page says of a schema that stands at `id`, as far down as its bounds allow. */
export function schemaView(page: PageDraft, node: Node, id: string): SchemaView {
  return view(page, [node], id, top);
}

function view(page: PageDraft, nodes: readonly Node[], id: string, way: Way): SchemaView {
  const { document } = page;
  const flat = flatten(document, nodes);
  const { keywords } = flat;
  const made: SchemaView = {
    id,
    type: withNull(typeWords(document, flat), flat),
    format: wordOf(flat, "format"),
    name: flat.name ?? wordOf(flat, "title"),
    description: descriptionHtml(wordOf(flat, "description")),
    constraints: [keywords, ...flat.others.values()].flatMap((said) => constraintsOf(said)),
    values: valueViews(keywords),
    default: printed(keywords.get("default")),
    examples: listOf(keywords.get("examples")).map((value) => jsonText(value)),
    isDeprecated: keywords.get("deprecated") === true,
    isReadOnly: keywords.get("readOnly") === true,
    isWriteOnly: keywords.get("writeOnly") === true,
    properties: [],
    items: undefined,
    additional: undefined,
    alternatives: [],
    cut: undefined,
  };
  page.bounds.characters -= sizeOf(made);
  return { ...made, ...below(page, flat, id, way) };
}

type Below = Partial<Pick<SchemaView, "properties" | "items" | "additional" | "alternatives" | "cut">>;

/** What a schema holds, or why that is not shown. */
function below(page: PageDraft, flat: Flat, id: string, way: Way): Below {
  const orphans = way.isBranch ? [] : undescribed(page.document, flat);
  if (orphans.length === 0 && !hasChildren(page.document, flat)) return {};
  const name = flat.name ?? wordOf(flat, "title") ?? "";
  const above = way.chain.find(({ pointers }) => pointers.includes(flat.pointer));
  if (above) return { cut: { reason: "recursive", name, openAt: above.id } };
  if (way.depth >= pageBounds.depth) return { cut: { reason: "deep", name } };
  if (page.bounds.rows <= 0 || page.bounds.characters <= 0) return { cut: { reason: "long", name } };
  const next = { chain: [...way.chain, { pointers: flat.pointers, id }], depth: way.depth + 1 };
  const { properties, isCut } = propertyViews(page, flat, orphans, id, next);
  return {
    properties,
    ...itemsBelow(page, flat, id, way, next),
    ...additionalBelow(page, flat, id, next),
    alternatives: [
      ...flat.choices.flatMap((choice) => alternatives(page, flat, choice, id, next)),
      ...partViews(page, flat, id, next),
    ],
    ...(isCut ? { cut: { reason: "long", name } } : {}),
  };
}

function propertyViews(page: PageDraft, flat: Flat, orphans: readonly string[], id: string, way: Way) {
  const hidden = page.direction === "request" ? "readOnly" : "writeOnly";
  const shown = [...flat.properties].flatMap(([name, { nodes, origin }]) =>
    flatten(page.document, nodes).keywords.get(hidden) === true ? [] : [{ name, nodes, origin }],
  );
  const other = keywordNode(flat, "additionalProperties") ?? { value: true, pointer: `${flat.pointer}/required` };
  for (const name of orphans) shown.push({ name, nodes: [other], origin: undefined });
  for (const [pattern, node] of keywordNodes(flat, "patternProperties")) {
    shown.push({ name: `/${pattern}/`, nodes: [node], origin: undefined });
  }
  for (const [position, node] of keywordNodes(flat, "prefixItems")) {
    shown.push({ name: `[${position}]`, nodes: [node], origin: undefined });
  }
  const rest = flat.keywords.has("prefixItems") ? keywordNode(flat, "items") : undefined;
  if (rest && rest.value !== false) {
    const name = `[${listOf(flat.keywords.get("prefixItems")).length}…]`;
    shown.push({ name, nodes: [rest], origin: undefined });
  }
  // Rows are taken for the whole level before any of them goes deeper: what is near the top is shown first.
  const listed = shown.slice(0, Math.max(0, page.bounds.rows));
  page.bounds.rows -= listed.length;
  const properties = listed.map(({ name, nodes, origin }): PropertyView => {
    const isRequired = flat.required.has(name);
    return { name, isRequired, origin, schema: view(page, nodes, page.unique(`${id}.${idStep(name)}`), way) };
  });
  const order = (property: PropertyView) => (property.schema.isDeprecated ? 2 : property.isRequired ? 0 : 1);
  if (page.direction === "request") properties.sort((a, b) => order(a) - order(b));
  return { properties, isCut: listed.length < shown.length };
}

/** The schemas under a keyword, each with its place in the document. */
function keywordNodes(flat: Flat, keyword: string): [string, Node][] {
  return children(keywordNode(flat, keyword));
}

/** Items are no level of their own: an array of objects is as deep as its objects. */
function itemsBelow(page: PageDraft, flat: Flat, id: string, way: Way, next: Way): Below {
  const content = flat.keywords.get("contentSchema") instanceof Map ? keywordNode(flat, "contentSchema") : undefined;
  const items = itemsOf(flat) ?? content;
  if (!items || !saysMore(flatten(page.document, [items]))) return {};
  return { items: view(page, [items], page.unique(`${id}.items`), { ...next, depth: way.depth }) };
}

function additionalBelow(page: PageDraft, flat: Flat, id: string, way: Way): Below {
  if (!typesOf(page.document, flat).includes("object")) return {};
  const keyword = flat.keywords.has("additionalProperties") ? "additionalProperties" : "unevaluatedProperties";
  const node = keywordNode(flat, keyword);
  if (!node) return {};
  if (node.value === false) return { additional: false };
  page.bounds.rows -= 1;
  return { additional: view(page, [node], page.unique(`${id}.additional`), way) };
}

/** The branches of a `oneOf` or `anyOf`; none where they are open above already. */
function alternatives(page: PageDraft, flat: Flat, choice: Choice, id: string, way: Way): AlternativesView[] {
  const open = way.chain.slice(0, -1).some(({ pointers }) => pointers.includes(choice.owner));
  if (open) return [];
  const discriminator = discriminatorName(choice.discriminator);
  const branches = choice.nodes.map((node, index) => {
    const { name } = follow(page.document, node);
    const values = discriminatorValues(choice.discriminator, name);
    const value = values.length === 1 ? values[0] : undefined;
    const branchId = page.unique(`${id}.${idStep(name ?? `option-${index + 1}`)}`);
    return { values, ...branchView(page, flat, node, value ?? name, branchId, way) };
  });
  return [{ kind: choice.kind, discriminator, branches }];
}

function partViews(page: PageDraft, flat: Flat, id: string, way: Way): AlternativesView[] {
  const branches = flat.parts.map(({ label, node, isInside }, index) => {
    const whole = isInside ? undefined : flat;
    const { schema } = branchView(page, whole, node, label, page.unique(`${id}.also-${index + 1}`), way);
    return { label, values: [], schema };
  });
  return branches.length > 0 ? [{ kind: "also", discriminator: undefined, branches }] : [];
}

/** A branch of a whole: called by its title, else by what is known of it, by what it asks for, or by its type. */
function branchView(
  page: PageDraft,
  whole: Flat | undefined,
  node: Node,
  known: string | undefined,
  id: string,
  way: Way,
) {
  const branch = flatten(page.document, [node]);
  const schema = view(page, [node], id, { ...way, isBranch: true });
  const own = typeWords(page.document, branch);
  // A branch that says no type has that of the whole, of which its other branches tell nothing.
  const type = own === anyValue && whole ? typeWords(page.document, { ...whole, choices: [] }) : own;
  if (own === anyValue) schema.type = type;
  const needs = [...branch.required].filter((needed) => !branch.properties.has(needed)).join(", ");
  const label = wordOf(branch, "title") ?? known;
  if (label === undefined && needs !== "" && isEmpty(branch)) return { label: `with ${needs}`, schema };
  if (needs !== "") schema.constraints.unshift({ text: "with", code: needs });
  return { label: label ?? type, schema };
}

function isEmpty(branch: Flat): boolean {
  return branch.properties.size === 0 && branch.types === undefined;
}

function printed(value: Value | undefined): string | undefined {
  return value === undefined ? undefined : jsonText(value);
}

function sizeOf({ description, values, examples, id }: SchemaView): number {
  const listed = values.reduce((sum, one) => sum + 80 + one.value.length + one.description.length, 0);
  return 360 + 3 * id.length + description.length + listed + examples.join("").length;
}
