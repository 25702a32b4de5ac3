import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { children, type Node } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { jsonText, mapOf, type Value } from "@/lib/openapi/document/value";
import { eventHref } from "@/lib/routing/api-guides";
import { type Resolver, UnresolvedError } from "../resolver";
import { code, tableOf } from "../table";
import { at, inSentence, operationsOf, siteApi, wordsOf } from "./document";
import { fieldsOf } from "./fields";

/** `<WebhookEvents />`: every event, when it is sent, and which operations can cause it. */
export const webhookEvents: Resolver = { attributes: {}, resolve: () => eventsTable(siteApi()) };

/** `<WebhookEventSections />`: a section for each event, with its payload and an example. */
export const webhookEventSections: Resolver = { attributes: {}, resolve: () => eventSections(siteApi()) };

/** `<WebhookExample type="worklog_entry.deleted" />`: the request that brings an event, head and body. */
export const webhookExample: Resolver = {
  attributes: { type: true },
  resolve({ type = "" }) {
    const document = siteApi();
    const [example] = examplesOf(document, type);
    if (example) {
      return [
        {
          type: "code",
          lang: "http",
          meta: 'title="Request and header fields"',
          value: requestHead(document, example),
        },
        { type: "code", lang: "json", meta: 'title="Body"', value: jsonText(exampleValue(example), 2) },
      ];
    }
    const near = nearestWord(type, eventTypes(document));
    throw new UnresolvedError(
      `The API document has no webhook event "${type}".`,
      near ? `Write type="${near}".` : `Write one of: ${eventTypes(document).join(", ")}.`,
    );
  },
};

function requestHead(document: ApiDocument, example: Node): string {
  const signed = ["WebhookId", "WebhookTimestamp", "WebhookSignature"].map((name) => {
    const parameter = at(document, "components", "parameters", name);
    return `${wordsOf(parameter, "name")}: ${wordsOf(parameter, "example")}`;
  });
  const head = ["POST /devlog HTTP/1.1", "Host: hooks.okafor.example", "Content-Type: application/json"];
  // As it is sent: in one line, without spaces.
  head.push(`Content-Length: ${Buffer.byteLength(jsonText(exampleValue(example)))}`);
  return [...head, ...signed].join("\n");
}

/** The events of a document, with when each is sent and which operations cause it. */
export function eventsTable(document: ApiDocument): string {
  const operations = operationsOf(document);
  return tableOf(
    ["Event", "Sent when", "Operations that cause it"],
    eventTypes(document).map((type) => {
      const causes = operations.filter(({ emits }) => emits.includes(type));
      return [
        `[${code(type)}](${eventHref(type)})`,
        wordsOf(at(document, "webhooks", type, "post"), "x-sent-when"),
        causes.map(({ title, href }) => `[${title}](${href})`).join("; ") || "none: the app alone",
      ];
    }),
  );
}

/** A section for each event of a document, with its causes, its fields, and an example. */
export function eventSections(document: ApiDocument): string {
  return eventTypes(document)
    .map((type) => eventSection(document, type))
    .join("\n\n");
}

/** The heading's id is the event's type, whatever becomes of the words. */
function eventSection(document: ApiDocument, type: string): string {
  const event = at(document, "webhooks", type, "post");
  const payload = at(document, ...contentOf(type), "schema", "properties", "data");
  return [
    `### ${code(type)} [#${type}]`,
    wordsOf(event, "description"),
    `- **Sent when**: ${inSentence(wordsOf(event, "x-sent-when"))}\n- **Not sent when**: ${inSentence(wordsOf(event, "x-not-sent-when"))}`,
    tableOf(
      ["Field", "Type", "Meaning"],
      fieldsOf(document, payload, "data.").map((field) => [code(field.path), field.type, field.description]),
    ),
    ...examplesOf(document, type).map((example) => exampleBlock(wordsOf(example, "summary"), exampleValue(example))),
  ].join("\n\n");
}

function contentOf(type: string): string[] {
  return ["webhooks", type, "post", "requestBody", "content", "application/json"];
}

function examplesOf(document: ApiDocument, type: string): Node[] {
  return children(at(document, ...contentOf(type), "examples")).map(([, example]) => example);
}

function exampleValue(example: Node): Value {
  return mapOf(example.value).get("value") ?? null;
}

function exampleBlock(title: string, value: Value): string {
  return `\`\`\`json title="${title.replaceAll('"', "'")}"\n${jsonText(value, 2)}\n\`\`\``;
}

/** The types of all events, in the order of the document. */
export function eventTypes(document: ApiDocument): string[] {
  return children(at(document, "webhooks")).map(([type]) => type);
}
