import { child, children, follow, followed, type Node } from "../document/graph";
import { readJson } from "../document/read-json";
import { jsonText, listOf, mapOf, textOf, type Value } from "../document/value";
import { exampleOf } from "../examples/example";
import { descriptionHtml } from "../operation/description";
import { idStep, type PageDraft } from "../operation/page";
import type { ExampleView, MediaView } from "../operation/types";
import { fieldStyles, formText } from "../request/form-pairs";
import { flatten } from "../schema/flatten";
import { schemaView } from "../schema/schema";
import { typesOf } from "../schema/type-words";
import { isForm, isJson } from "./media-type";
import { eventViews } from "./stream";

/** Longer examples are cut: nobody reads them to the end in a page. */
const longestExample = 12_000;

/**
 * What a body holds in each of its media types. The first has the short id. `title` names the body for others with the
 * same schema to refer to.
 */
export function mediaViews(page: PageDraft, content: Node | undefined, id: string, title: string): MediaView[] {
  return children(content).map(([type, written], index) => {
    const own = index === 0 ? id : page.unique(`${id}-${idStep(type).replaceAll(".", "-")}`);
    const media = followed(page.document, written) ?? written;
    const schema = child(media, "schema");
    const item = child(media, "itemSchema");
    // Before 3.2 the schema of one event stood where that of the whole text belongs.
    const events = /^text\/event-stream/i.test(type) ? eventViews(page, item ?? schema, own) : [];
    return {
      id: own,
      type,
      ...schemaOnce(page, events.length === 0 ? schema : undefined, own, title),
      itemSchema: item && events.length === 0 ? schemaView(page, item, page.unique(`${own}.item`)) : undefined,
      events,
      examples: exampleViews(page, media, type, schema),
    };
  });
}

/** Shows a component the first time it is a whole response, and refers to that afterwards: most errors are alike. */
function schemaOnce(page: PageDraft, schema: Node | undefined, id: string, title: string) {
  if (!schema) return { schema: undefined, sameAs: undefined };
  const { node, name } = follow(page.document, schema);
  const known = page.direction === "response" ? page.shown.get(node.pointer) : undefined;
  if (known) return { schema: undefined, sameAs: known };
  const made = schemaView(page, schema, id);
  if (name !== undefined && page.direction === "response") page.shown.set(node.pointer, { id, title });
  return { schema: made, sameAs: undefined };
}

/** A media type's, parameter's or header's examples: the document's own, else one made from the schema. */
export function exampleViews(page: PageDraft, node: Node, type: string, schema: Node | undefined): ExampleView[] {
  const named = children(child(node, "examples")).flatMap(([name, written]) => {
    const example = mapOf(followed(page.document, written)?.value);
    const given = givenIn(example);
    if (given === undefined) return [];
    return [
      viewOf(page, node, name, given, type, {
        summary: textOf(example.get("summary")) ?? "",
        description: descriptionHtml(textOf(example.get("description"))),
      }),
    ];
  });
  if (named.length > 0) return named;
  const map = mapOf(node.value);
  const single = map.get("example");
  if (single !== undefined) return [viewOf(page, node, "example", { value: single }, type)];
  if (!schema) return [];
  const [given] = listOf(flatten(page.document, [schema]).keywords.get("examples"));
  if (given !== undefined) return [viewOf(page, node, "example", { value: given }, type)];
  if (!isJson(type) && !isForm(type)) return [];
  const made = exampleOf(page.document, schema, page.direction);
  return [viewOf(page, node, "example", { value: made }, type, { isGenerated: true })];
}

/** An example as the document has it: as data, as the text that travels, or as both. */
type Given = { value: Value | undefined; text?: string | undefined };

function givenIn(example: ReadonlyMap<string, Value>): Given | undefined {
  const text = textOf(example.get("serializedValue"));
  const value = example.get(example.has("dataValue") ? "dataValue" : "value");
  return text === undefined && value === undefined ? undefined : { value, text };
}

/** A text of a type that is no JSON is that text, an object of a form is the form; anything else is printed as JSON. */
function printed(value: Value, type: string, node: Node): string {
  if (isForm(type) && value instanceof Map) return formText(value, fieldStyles(child(node, "encoding")?.value));
  return typeof value === "string" && !isJson(type) ? value : jsonText(value, 2);
}

/** An example that is written as the text of its JSON, where the schema wants no text: what travels is what it says. */
function fromJson({ document }: PageDraft, media: Node, value: Value | undefined, type: string): Value | undefined {
  const schema = child(media, "schema");
  if (typeof value !== "string" || !isJson(type) || !schema) return value;
  const types = typesOf(document, flatten(document, [schema]));
  return types.length === 0 || types.includes("string") ? value : (readJson(value) ?? value);
}

function viewOf(
  page: PageDraft,
  node: Node,
  name: string,
  { value, text }: Given,
  type: string,
  more: Partial<ExampleView> = {},
): ExampleView {
  const most = Math.min(longestExample, Math.max(400, page.bounds.characters));
  const data = fromJson(page, node, value, type);
  const whole = text ?? printed(data ?? null, type, node);
  const shown = whole.length > most ? `${whole.slice(0, most)}\n…` : whole;
  // Colored code is about four times as long as its text.
  page.bounds.characters -= 4 * shown.length;
  const language = shown === whole && isJson(type) ? "json" : /event-stream/.test(type) ? "http" : "text";
  const view = { name, text: shown.trimEnd(), whole, value: data, language } as const;
  return { summary: "", description: "", isGenerated: false, ...view, ...more };
}
