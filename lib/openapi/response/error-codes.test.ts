import { expect, it } from "vitest";
import { listOperations } from "../operation/operation";
import { operationView } from "../operation/view";
import { documentOf, viewOfOperation } from "../testing/document";

/** The codes of a response 422 whose examples have the codes given, `a` with a detail of its own. */
function problemsOf(codeSchema: string) {
  const examples =
    "{ a: { value: { code: a, detail: 2 values. } }, b: { value: { code: b } }, c: { value: { code: b } } }";
  const document = documentOf(
    `paths: { /x: { post: { responses: { 422: { content: { application/problem+json: { schema: { properties: { code: ${codeSchema} } }, examples: ${examples} } } } } } } }\n`,
  );
  const [operation] = listOperations(document);
  if (!operation) throw new Error("No operation.");
  return operationView(document, operation).responses[0]?.problems.map(({ code, meaning }) => [code, meaning]);
}

it("a code means what the list of codes says", () => {
  const codes = '{ oneOf: [{ const: a, description: "Values are refused." }, { const: b, description: "Late." }] }';
  expect(problemsOf(codes)).toEqual([
    ["a", "<p>Values are refused.</p>"],
    ["b", "<p>Late.</p>"],
  ]);
});

it("a code that the document doesn't describe has no meaning", () => {
  expect(problemsOf("{ type: string }")).toEqual([
    ["a", ""],
    ["b", ""],
  ]);
});

it("a code of an example that nobody wrote is none", () => {
  const media = "{ schema: { required: [code], properties: { code: { type: string } } } }";
  const { responses } = viewOfOperation(`{ responses: { 500: { content: { application/problem+json: ${media} } } } }`);
  expect(responses[0]?.media[0]?.examples[0]?.text).toContain('"code"');
  expect(responses[0]?.problems).toEqual([]);
});

it.each([
  ["is too long to be shown whole", `a: { value: { code: late, detail: ${"late ".repeat(3000)} } }`],
  ["is a text", `a: { serializedValue: '{ "code": "late" }' }`],
  ["stands beside one without a code", "a: { value: { detail: No. } }, b: { value: { code: late } }"],
])("a code is told whose example %s", (_, examples) => {
  const { responses } = viewOfOperation(
    `{ responses: { 409: { content: { application/problem+json: { examples: { ${examples} } } } } } }`,
  );
  expect(responses[0]?.problems.map(({ code }) => code)).toEqual(["late"]);
});
