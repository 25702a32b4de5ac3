import { child, children, followed, type Node } from "../document/graph";
import { mapOf, textOf } from "../document/value";
import { descriptionHtml } from "../operation/description";
import { idStep, type PageDraft } from "../operation/page";
import type { ExampleView, HeaderView, ParameterLocation, ParameterView } from "../operation/types";
import { exampleViews } from "../response/media";
import { schemaView } from "../schema/schema";
import { mergeParameters } from "./merge-parameters";
import { carriedText, parameterSample, type Written } from "./parameter-sample";
import { styleOf, styleWords } from "./parameter-style";

const locations: readonly ParameterLocation[] = ["path", "query", "querystring", "header", "cookie"];

/** Fields that the specification wants described elsewhere: by responses, bodies and security. */
const describedElsewhere = new Set(["accept", "content-type", "authorization"]);

/** The parameters of a path and of an operation as one list: by location, and within it required ones first. */
export function parameterViews(page: PageDraft, lists: readonly (Node | undefined)[]): ParameterView[] {
  const written = lists.flatMap(children).flatMap(([, reference]) => {
    const node = followed(page.document, reference);
    const map = mapOf(node?.value);
    const name = textOf(map.get("name"));
    const place = locations.find((known) => known === map.get("in"));
    if (!node || name === undefined || !place) return [];
    return place === "header" && describedElsewhere.has(name.toLowerCase()) ? [] : [{ node, name, in: place }];
  });
  const merged = mergeParameters(written, (parameter) => parameter);
  const views = merged.map(({ node, in: place }) => parameterView(page, node, place));
  const rank = (view: ParameterView) =>
    4 * locations.indexOf(view.in) + (view.isDeprecated ? 2 : view.isRequired || view.in === "path" ? 0 : 1);
  return views.sort((a, b) => rank(a) - rank(b));
}

function parameterView(page: PageDraft, node: Node, location: ParameterLocation): ParameterView {
  const map = mapOf(node.value);
  const name = textOf(map.get("name")) ?? "";
  const id = page.unique(`${location}.${idStep(name)}`);
  const { schema, type, owner } = schemaNode(page, node);
  const style = styleOf(map, location);
  const given = givenExamples(page, owner, schema, { name, style, type });
  const [example] = given;
  const isRequired = map.get("required") === true || location === "path";
  const view = schemaView(page, schema ?? { value: true, pointer: node.pointer }, id);
  return {
    id,
    name,
    in: location,
    isRequired,
    isDeprecated: map.get("deprecated") === true || view.isDeprecated,
    description: descriptionHtml(textOf(map.get("description"))),
    schema: view,
    form: type === undefined ? styleWords(style, view.type) : `written as ${type}`,
    examples: given,
    sample: parameterSample({
      name,
      in: location,
      isRequired,
      document: page.document,
      ...{ example, schema, style, type },
    }),
  };
}

/**
 * Response headers, in the order of the document; `Content-Type` is said by the media type. A component that an earlier
 * response of the page has shown is only named: most responses have the same ones.
 */
export function headerViews(page: PageDraft, written: Node | undefined, id: string) {
  const headers: HeaderView[] = [];
  const sameHeaders: { name: string; id: string }[] = [];
  for (const [name, reference] of children(written)) {
    const node = followed(page.document, reference);
    if (!node || name.toLowerCase() === "content-type") continue;
    const known = page.shown.get(node.pointer);
    if (known) {
      sameHeaders.push({ name, id: known.id });
      continue;
    }
    const view = headerView(page, node, name, page.unique(`${id}.${idStep(name)}`));
    page.shown.set(node.pointer, { id: view.id, title: name });
    headers.push(view);
  }
  return { headers, sameHeaders };
}

function headerView(page: PageDraft, node: Node, name: string, id: string): HeaderView {
  const map = mapOf(node.value);
  const { schema, type, owner } = schemaNode(page, node);
  const style = styleOf(map, "header");
  return {
    id,
    name,
    isRequired: map.get("required") === true,
    isDeprecated: map.get("deprecated") === true,
    description: descriptionHtml(textOf(map.get("description"))),
    schema: schemaView(page, schema ?? { value: true, pointer: node.pointer }, id),
    examples: givenExamples(page, owner, schema, { name, style, type }),
  };
}

/** The document's own examples of a parameter or header. */
function givenExamples(page: PageDraft, owner: Node, schema: Node | undefined, written: Written): ExampleView[] {
  return exampleViews(page, owner, written.type ?? "text/plain", schema).flatMap((example) =>
    example.isGenerated ? [] : [{ ...example, text: carriedText(written, example) }],
  );
}

/** The schema of a parameter or header: its own, or that of its one media type. */
function schemaNode(page: PageDraft, node: Node): { schema: Node | undefined; type: string | undefined; owner: Node } {
  const [media] = children(child(node, "content"));
  const inner = media && followed(page.document, media[1]);
  if (!media || !inner) return { schema: child(node, "schema"), type: undefined, owner: node };
  return { schema: child(inner, "schema"), type: media[0], owner: inner };
}
