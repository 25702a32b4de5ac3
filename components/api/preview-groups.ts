import type { ApiDocument } from "@/lib/openapi/document/read";
import type { ApiView } from "@/lib/openapi/operation/api";
import { webhookViews } from "@/lib/openapi/operation/callbacks";
import type { Html } from "@/lib/openapi/operation/description";
import { listOperations, type OperationNodes } from "@/lib/openapi/operation/operation";
import { uniqueIds } from "@/lib/openapi/operation/page";
import { slugWords } from "@/lib/openapi/operation/slugs";
import type { Method } from "@/lib/openapi/operation/types";
import { operationView } from "@/lib/openapi/operation/view";
import { renderOperation } from "./render-operation";
import { renderWebhook } from "./render-webhook";

/** In a document of more operations than this, code stays without colors. */
const mostColored = 300;

/** A page of the preview, not yet drawn. */
export type PreviewEntry = { name: string; title: string; method: Method; article: () => Promise<Html> };

/** Pages that stand in one folder, and in one list. */
export type PreviewGroup = { folder: string; title: string; description: Html; entries: PreviewEntry[] };

/** All that a document has pages for: its operations by tag, then its webhooks. */
export function previewGroups(document: ApiDocument, api: ApiView): PreviewGroup[] {
  const operations = listOperations(document);
  const isColored = operations.length <= mostColored;
  const groups = new Map<string, PreviewGroup>();
  for (const operation of operations) {
    const [folder = "", name = ""] = operation.slug.split("/");
    const group = groups.get(folder) ?? { folder, ...headOf(api, operation), entries: [] };
    groups.set(folder, group);
    group.entries.push({ ...entryOf(document, operation, isColored), name });
  }
  const webhooks = webhookEntries(document, isColored);
  if (webhooks.length === 0) return [...groups.values()];
  const folder = groups.has("webhooks") ? "webhooks-of-the-service" : "webhooks";
  return [...groups.values(), { folder, title: "Webhooks", description: "", entries: webhooks }];
}

function entryOf(document: ApiDocument, operation: OperationNodes, isColored: boolean): Omit<PreviewEntry, "name"> {
  const { title, method } = operation;
  const options = { notes: [], codeHref: () => undefined, isColored };
  return { title, method, article: () => renderOperation(operationView(document, operation), options) };
}

function webhookEntries(document: ApiDocument, isColored: boolean): PreviewEntry[] {
  const unique = uniqueIds();
  // The list's own page is the index, whatever a webhook is called.
  unique("index");
  return webhookViews(document).map((webhook) => ({
    name: unique(slugWords(webhook.name) || "webhook"),
    title: webhook.title,
    method: webhook.method,
    article: () => renderWebhook(webhook, isColored),
  }));
}

/** What the document says of an operation's tag: it need not be among the tags at its top. */
function headOf({ tags }: ApiView, { tag }: OperationNodes): Pick<PreviewGroup, "title" | "description"> {
  const { title, description } = tags.find(({ name }) => name === tag) ?? { title: tag ?? "Other", description: "" };
  return { title, description };
}
