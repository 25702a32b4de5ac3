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
    const flat = withShared(flatten(page.document, [node]), whole);
    const name = givenName(page, flat.properties.get("event")?.nodes ?? []);
    return name === undefined ? [] : [{ flat, name }];
  });
  if (kinds.length < nodes.length) return [];
  return kinds.map(({ flat, name }) => {
    const own = page.unique(`${id}.${idStep(name)}`);
    const { data, isText } = dataOf(page, flat.properties.get("data")?.nodes);
    return {
      id: own,
      name,
      description: descriptionHtml(wordOf(flat, "description")),
      data: data && schemaView(page, data, own),
      lines: otherLines(page, flat, own),
      example: data && exampleView(page, data, isText),
    };
  });
}

/** An event with what stands beside the choice of them, and holds for each. */
const withShared = (own: Flat, { choices, properties, required }: Flat): Flat =>
  choices.length === 0
    ? own
    : {
        ...own,
        properties: new Map([...properties, ...own.properties]),
        required: new Set([...required, ...own.required]),
      };

function exampleView({ document, direction }: PageDraft, data: Node, isText: boolean): ExampleView | undefined {
  const value = exampleOf(document, data, direction);
  if (value === undefined) return undefined;
  const words = isText ? textOf(value) : undefined;
  const text = words ?? jsonText(value, 2);
  const language = words === undefined ? "json" : "text";
  const isGenerated = givenExample(document, data) === undefined;
  return { name: "example", summary: "", description: "", text, whole: text, value, language, isGenerated };
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
function dataOf(page: PageDraft, nodes: readonly Node[] = []): { data: Node | undefined; isText: boolean } {
  const content = nodes.length > 0 ? keywordNode(flatten(page.document, nodes), "contentSchema") : undefined;
  return { data: content ?? nodes[0], isText: !content };
}
