import { describe, expect, it } from "vitest";
import { listOperations } from "../operation/operation";
import { operationView } from "../operation/view";
import { documentOf } from "../testing/document";

const shared = "0b6c2e0a-8f4d-4f0e-9d3e-6a1f2b7c9d54";

/** What two operations send and show that take the same parameter. */
function keysOf(parameter: string) {
  const post = 'post: { parameters: [{ $ref: "#/components/parameters/Key" }] }';
  const document = documentOf(
    `paths: { /a: { ${post} }, /b: { ${post} } }\ncomponents: { parameters: { Key: ${parameter} } }\n`,
  );
  return listOperations(document).map((operation) => {
    const { request, parameters } = operationView(document, operation);
    return { sent: request.headers[0]?.value, shown: parameters[0]?.examples.map(({ text }) => text) };
  });
}

describe("the sample key of an operation", () => {
  const make = () => keysOf(`{ name: Idempotency-Key, in: header, example: ${shared}, schema: { type: string } }`);

  it("is its own, a UUID, and the same in each build", () => {
    const keys = make().map(({ sent }) => sent);
    expect(new Set([...keys, shared]).size).toBe(3);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(make()).toEqual(make());
  });

  it("is the one that the list of header fields shows", () => {
    for (const { sent, shown } of make()) expect(shown).toEqual([sent]);
  });

  it.each([
    ["an example that is no UUID", "{ name: Idempotency-Key, in: header, example: order-17 }", "order-17"],
    ["another header field", `{ name: X-Trace, in: header, example: ${shared} }`, shared],
  ])("leaves %s alone", (_, parameter, sent) => {
    expect(keysOf(parameter).map((key) => key.sent)).toEqual([sent, sent]);
  });
});
