import type { Node } from "../document/graph";
import { jsonText, textOf } from "../document/value";
import { exampleOf, givenExample } from "../examples/example";
import { descriptionHtml } from "../operation/description";
import { idStep, type PageDraft } from "../operation/page";
import type { EventView, ExampleView } from "../operation/types";
import { type Flat, flatten, keywordNode, wordOf } from "../schema/flatten";
import { schemaView } from "../schema/schema";
import type { PropertyView } from "../schema/schema-types";

/**
 * The kinds of event of a stream, told apart by the constant of their `event` field. Empty where the schema of an item
 * does not describe all of them so; it is then shown as any other schema.
 */
export function eventViews(page: PageDraft, item: Node | undefined, id: string): EventView[] {
  if (!item) return [];
  const whole = flatten(page.document, [item]);
  const nodes = whole.choices.length > 0 ? whole.choices.flatMap((choice) => choice.nodes) : [item];
  const kinds = nodes.flatMap((node) => {
    const flat = flatten(page.document, [node]);
    const name = givenName(page, flat.properties.get("event")?.nodes ?? []);
    return name === undefined ? [] : [{ flat, name }];
  });
  if (kinds.length < nodes.length) return [];
  return kinds.map(({ flat, name }) => {
    const own = page.unique(`${id}.${idStep(name)}`);
    const data = dataOf(page, flat.properties.get("data")?.nodes);
    return {
      id: own,
      name,
      description: descriptionHtml(wordOf(flat, "description")),
      data: data && schemaView(page, data, own),
      lines: otherLines(page, flat, own),
      example: data && exampleView(page, data),
    };
  });
}

function exampleView({ document, direction }: PageDraft, data: Node): ExampleView | undefined {
  const value = exampleOf(document, data, direction);
  if (value === undefined) return undefined;
  const text = jsonText(value, 2);
  const isGenerated = givenExample(document, data) === undefined;
  return { name: "example", summary: "", description: "", text, whole: text, value, language: "json", isGenerated };
}

/** What an event has beside its name and its data: `id`, `retry`, or what the document calls so. */
function otherLines(page: PageDraft, { properties, required }: Flat, id: string): PropertyView[] {
  return [...properties].flatMap(([name, { nodes, origin }]) => {
    const [node] = nodes;
    if (!node || name === "event" || name === "data") return [];
    const schema = schemaView(page, node, page.unique(`${id}.lines.${idStep(name)}`));
    return [{ name, isRequired: required.has(name), origin, schema }];
  });
}

function givenName(page: PageDraft, nodes: readonly Node[]): string | undefined {
  const { keywords } = flatten(page.document, nodes);
  const values = keywords.get("enum");
  return textOf(keywords.get("const") ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined));
}

/** `data:` is a text; what it holds is its `contentSchema`. Older documents put that schema in its place. */
function dataOf(page: PageDraft, nodes: readonly Node[] | undefined): Node | undefined {
  const [node] = nodes ?? [];
  if (!node || !nodes) return undefined;
  const flat = flatten(page.document, nodes);
  return keywordNode(flat, "contentSchema") ?? node;
}
