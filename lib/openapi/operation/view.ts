import { child, followed } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { mapOf, textOf, toPlain, type ValueMap } from "../document/value";
import { formParts } from "../request/form-parts";
import { withOwnKey } from "../request/idempotency-key";
import { parameterViews } from "../request/parameters";
import { requestView } from "../request/request";
import { securityView } from "../request/security";
import { serverViews } from "../request/servers";
import { responseViews } from "../response/responses";
import { bodyView } from "./body";
import { callbackViews } from "./callbacks";
import { pageDescriptionHtml } from "./description";
import { linkView } from "./link";
import type { OperationNodes } from "./operation";
import { draftPage } from "./page";
import { slugWords } from "./slugs";
import type { OperationView } from "./types";

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

function extensionsOf(map: ValueMap): ReadonlyMap<string, unknown> {
  return new Map([...map].filter(([name]) => name.startsWith("x-")).map(([name, value]) => [name, toPlain(value)]));
}
