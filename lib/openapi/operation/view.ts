import { child, children, followed, type Node, nodeAt } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { mapOf, textOf, toPlain, type ValueMap } from "../document/value";
import { formParts } from "../request/form-parts";
import { withOwnKey } from "../request/idempotency-key";
import { parameterViews } from "../request/parameters";
import { requestView } from "../request/request";
import { securityView } from "../request/security";
import { serverViews } from "../request/servers";
import { mediaViews } from "../response/media";
import { responseViews } from "../response/responses";
import { descriptionHtml, pageDescriptionHtml } from "./description";
import { linkView } from "./link";
import { type OperationNodes, operationsOf } from "./operation";
import { type Direction, draftPage, idStep, type PageDraft } from "./page";
import { slugWords } from "./slugs";
import type { BodyView, CallbackView, OperationView } from "./types";

/** Everything that the page of an operation says. */
export function operationView(document: ApiDocument, operation: OperationNodes): OperationView {
  const page = draftPage(document);
  const { node, item, ...ref } = operation;
  const map = mapOf(node.value);
  const parts = {
    servers: serverViews(map.get("servers"), mapOf(item.value).get("servers"), document.root.get("servers")),
    security: securityView(document, map.get("security")),
    parameters: withOwnKey(ref, parameterViews(page, [child(item, "parameters"), child(node, "parameters")])),
    body: bodyView(page, child(node, "requestBody"), "request", "body"),
    responses: responseViews({ ...page, direction: "response" }, child(node, "responses")),
    callbacks: callbackViews(page, child(node, "callbacks")),
    extensions: extensionsOf(map),
  };
  const request = requestView(ref, parts);
  const bodyNode = followed(document, child(node, "requestBody"));
  // What a path says is meant for all of its operations.
  const words = textOf(map.get("description")) ?? textOf(mapOf(item.value).get("description"));
  return {
    ...ref,
    ...parts,
    description: pageDescriptionHtml(words, ({ text }) => page.unique(`about-${slugWords(text) || "it"}`)),
    seeAlso: linkView(map.get("externalDocs")),
    request: request.body
      ? request
      : { ...request, parts: formParts(document, bodyNode && child(bodyNode, "content")) },
  };
}

/** Requests that the service makes because of a call. Its body reads like a response: read-only properties are in it. */
function callbackViews(page: PageDraft, callbacks: Node | undefined): CallbackView[] {
  return children(callbacks).flatMap(([name, written]) =>
    children(followed(page.document, written)).flatMap(([expression, node]) => {
      if (expression.startsWith("x-")) return [];
      return sentRequests(page, name, expression, node);
    }),
  );
}

/** The requests that the service makes by itself, each described for a page of its own: `webhooks`, from 3.1. */
export function webhookViews(document: ApiDocument): CallbackView[] {
  return children(nodeAt(document, "/webhooks")).flatMap(([name, node]) =>
    sentRequests(draftPage(document), name, name, node),
  );
}

function sentRequests(page: PageDraft, name: string, expression: string, item: Node): CallbackView[] {
  return operationsOf(followed(page.document, item) ?? item).map(([method, operation]) => {
    const map = mapOf(operation.value);
    const id = page.unique(`callback-${idStep(name)}-body`);
    return {
      name,
      expression,
      method,
      title: textOf(map.get("summary"))?.trim() || name,
      description: descriptionHtml(textOf(map.get("description"))),
      body: bodyView(page, child(operation, "requestBody"), "response", id),
    };
  });
}

function bodyView(page: PageDraft, written: Node | undefined, direction: Direction, id: string): BodyView | undefined {
  const node = followed(page.document, written);
  if (!node) return undefined;
  const map = mapOf(node.value);
  return {
    isRequired: map.get("required") === true,
    description: descriptionHtml(textOf(map.get("description"))),
    media: mediaViews({ ...page, direction }, child(node, "content"), id, "Body"),
  };
}

function extensionsOf(map: ValueMap): ReadonlyMap<string, unknown> {
  return new Map([...map].filter(([name]) => name.startsWith("x-")).map(([name, value]) => [name, toPlain(value)]));
}
