import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { children, followed, type Node } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { jsonText, mapOf, textOf, type Value } from "@/lib/openapi/document/value";
import { listOperations } from "@/lib/openapi/operation/operation";
import { statusLine } from "@/lib/openapi/response/status-name";
import { type Resolver, UnresolvedError } from "../resolver";
import { member, members, siteApi } from "./document";

/**
 * `<ResponseExample of="projects-list.last-page" />`: an example of the API document as a code block. The first part
 * is an operation, or a response under `components`; the second the name of one of its examples.
 */
export const responseExample: Resolver = {
  attributes: { of: true, title: false },
  resolve({ of = "", title }) {
    const { operationId, status, value } = exampleOf(siteApi(), of);
    const meta = `title="${title ?? statusLine(status)}" example="${operationId} ${status}"`;
    // A stream's example is the text that is sent.
    if (typeof value === "string") return [{ type: "code", lang: "text", meta, value: value.trimEnd() }];
    return [{ type: "code", lang: "json", meta, value: jsonText(value, 2) }];
  },
};

type Example = { operationId: string | undefined; status: string; value: Value };

/** An example of a response, with the status that the response has, and the first operation that answers so. */
export function exampleOf(document: ApiDocument, of: string): Example {
  const examples = new Map<string, Example>();
  for (const { owner, operationId, status, response } of responsesOf(document)) {
    for (const [, media] of members(document, member(document, response, "content"))) {
      for (const [name, { value: written }] of members(document, member(document, media, "examples"))) {
        const example = mapOf(written);
        const value = example.get("value") ?? example.get("serializedValue");
        if (value !== undefined && !examples.has(`${owner}.${name}`))
          examples.set(`${owner}.${name}`, { operationId, status, value });
      }
    }
  }
  const found = examples.get(of);
  if (found) return found;
  const near = nearestWord(of, examples.keys());
  throw new UnresolvedError(
    `The API document has no example "${of}".`,
    near ? `Write of="${near}".` : 'Write of="operation-id.example" or of="ResponseName.example".',
  );
}

/** Every response, once under its operation and, where it is a component, once under its own name. */
function responsesOf(
  document: ApiDocument,
): { owner: string; operationId: string | undefined; status: string; response: Node | undefined }[] {
  return listOperations(document).flatMap(({ node, operationId }) =>
    children(member(document, node, "responses")).flatMap(([status, written]) => {
      const [component] = textOf(mapOf(written.value).get("$ref"))?.split("/").slice(-1) ?? [];
      const response = followed(document, written);
      return [operationId, component].flatMap((owner) => (owner ? [{ owner, operationId, status, response }] : []));
    }),
  );
}
