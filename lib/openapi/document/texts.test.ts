import { expect, it } from "vitest";
import { parseSource } from "./source";
import { listDescriptions, listTexts } from "./texts";

const { root } = parseSource(
  "a.yaml",
  `
info: { title: A, description: Of the whole. }
tags: [{ name: a, summary: Of a tag }]
x-rate-limit-policies:
  default: { quota: 1, description: Of a policy. }
  others: { quota: 2, description: Of another. }
webhooks:
  a: { post: { x-sent-when: Always., x-not-sent-when: Never. } }
components:
  examples:
    a: { summary: Of an example, value: { description: Of somebody., detail: Refused. } }
  schemas:
    A: { properties: { description: { type: string, description: Of a field., example: { summary: None } } } }
`,
);

it("lists what describes something, and nothing that an example or a name holds", () => {
  expect([...listDescriptions(root)].map(({ at, text }) => `${at}: ${text}`)).toEqual([
    "/info/description: Of the whole.",
    "/tags/0/summary: Of a tag",
    "/webhooks/a/post/x-sent-when: Always.",
    "/webhooks/a/post/x-not-sent-when: Never.",
    "/components/examples/a/summary: Of an example",
    "/components/schemas/A/properties/description/description: Of a field.",
    "/x-rate-limit-policies/default/description: Of a policy.",
    "/x-rate-limit-policies/others/description: Of another.",
  ]);
});

it("lists the texts of examples, too, if asked for all", () =>
  expect([...listTexts(root)]).toContainEqual({ at: "/components/examples/a/value/detail", text: "Refused." }));
