import { child, children, followed, type Node, nodeAt } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { mapOf, textOf } from "../document/value";
import { parameterViews } from "../request/parameters";
import { responseViews } from "../response/responses";
import { bodyView } from "./body";
import { descriptionHtml } from "./description";
import { operationsOf } from "./operation";
import { draftPage, idStep, type PageDraft } from "./page";
import type { CallbackView } from "./types";

/** Requests that the service makes because of a call. Their bodies read like a response: read-only properties are in them. */
export function callbackViews(page: PageDraft, callbacks: Node | undefined): CallbackView[] {
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

function sentRequests(page: PageDraft, name: string, expression: string, written: Node): CallbackView[] {
  const item = followed(page.document, written) ?? written;
  return operationsOf(item).map(([method, operation]) => {
    const map = mapOf(operation.value);
    const id = page.unique(`callback-${idStep(name)}-body`);
    return {
      name,
      expression,
      method,
      title: textOf(map.get("summary"))?.trim() || name,
      description: descriptionHtml(textOf(map.get("description"))),
      parameters: parameterViews(page, [child(item, "parameters"), child(operation, "parameters")]),
      body: bodyView(page, child(operation, "requestBody"), "response", id),
      responses: responseViews({ ...page, direction: "request" }, child(operation, "responses")),
    };
  });
}
