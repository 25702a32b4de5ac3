import type { ApiDocument } from "@/lib/openapi/document/read";
import { mapOf, textOf } from "@/lib/openapi/document/value";
import type { OperationView } from "@/lib/openapi/operation/types";
import { eventHref, idempotencyHref } from "@/lib/routing/api-guides";
import type { OperationNote } from "./types";

/** What this site's API description says in fields of its own: rate limits, repeating a call, events that it causes. */
export function notesOf(document: ApiDocument, { extensions, parameters }: OperationView): OperationNote[] {
  const policies = mapOf(document.root.get("x-rate-limit-policies"));
  const limits = namesIn(extensions.get("x-rate-limits")).flatMap(
    (name) => textOf(mapOf(policies.get(name)).get("description")) ?? [],
  );
  const isRepeatable = parameters.some(({ name }) => name.toLowerCase() === "idempotency-key");
  return [
    ...limits.map((text) => ({ term: "Rate limit", text })),
    ...(isRepeatable
      ? [{ term: "Idempotency", text: "Safe to repeat with an Idempotency-Key", href: idempotencyHref }]
      : []),
    ...namesIn(extensions.get("x-emits")).map((event) => ({ term: "Event", text: event, href: eventHref(event) })),
  ];
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}
