import { describe, expect, it } from "vitest";
import { type ApiDocument, readDocument } from "@/lib/openapi/document/read";
import { UnresolvedError } from "../resolver";
import { resolvers } from "../resolvers";
import { operationsOf } from "./document";
import { errorCodesOf } from "./errors";
import { identifiersTable } from "./identifiers";
import { limitAt } from "./limit";
import { operationsTable, scopeRows, scopesByOperationTable, scopesTable } from "./operations";
import { rateLimitsTable } from "./rate-limits";
import { exampleOf } from "./response-example";
import { eventSections, eventsTable } from "./webhook-events";

const source = `
openapi: 3.2.0
tags: [{ name: entries, summary: Entries }, { name: projects, summary: Projects }]
x-rate-limit-policies:
  default: { quota: 120, window: 60, countedBy: credential, description: 120 requests a minute per credential }
paths:
  /projects:
    parameters: []
    get:
      operationId: projects-list
      tags: [projects]
      summary: List projects
      security: [{ apiKey: ["projects:read"] }, { oauth2: ["projects:read"] }]
      responses:
        200:
          content:
            application/json: { examples: { one: { value: { data: [] } } } }
            text/event-stream: { examples: { sent: { serializedValue: "id: 1" } } }
  /entries/{id}/commits:
    post:
      operationId: entries-associate-commits
      tags: [entries]
      summary: Associate commits
      security: [{ apiKey: ["entries:write"] }]
      x-emits: [entry.created]
      responses: { 404: { $ref: "#/components/responses/NotFound" } }
webhooks:
  entry.created:
    post:
      summary: Entry created
      description: "\`data.entry\` is the entry."
      x-sent-when: An entry is created.
      x-not-sent-when: A commit is captured.
      requestBody:
        content:
          application/json:
            schema: { properties: { data: { properties: { entry: { type: object, description: It. } } } } }
            examples: { one: { summary: One, value: { type: entry.created } } }
components:
  responses:
    NotFound: { content: { application/problem+json: { examples: { gone: { value: { status: 404 } } } } } }
  schemas:
    ProjectId: { type: string, description: The id of a project. Opaque., pattern: "^prj_[0-9A-Za-z]+$", examples: [prj_7Qm2XcV9Lb] }
    ErrorCode: { type: string, oneOf: [{ const: not_found, x-status: 404, description: It isn't there. }] }
  securitySchemes:
    oauth2: { flows: { authorizationCode: { scopes: { "projects:read": List projects, "entries:write": Create entries } } } }
`;
const { document } = readDocument("api.yaml", source) as { document: ApiDocument };

it("an operation that is given up is told so where operations are listed", () => {
  const old = readDocument(
    "api.yaml",
    source.replace(/( +)operationId: projects-list\n/, "$&$1deprecated: true\n"),
  ).document;
  expect(operationsTable(old as ApiDocument)).toContain(
    "[List projects](/docs/api/reference/projects/list/) (deprecated) |",
  );
});

it("operations come by tag, with the page that describes them", () => {
  expect(operationsOf(document).map(({ href, scopes }) => [href, scopes])).toEqual([
    ["/docs/api/reference/entries/associate-commits/", ["entries:write"]],
    ["/docs/api/reference/projects/list/", ["projects:read"]],
  ]);
});

describe("a table from the document", () => {
  it.each([
    [
      "operations",
      operationsTable,
      "| [List projects](/docs/api/reference/projects/list/) | `GET /projects` | `projects:read` |",
    ],
    ["ids", identifiersTable, "| `prj_` | a project | `prj_7Qm2XcV9Lb` |"],
    ["scopes", scopesTable, "| [`entries:write`](/docs/api/authorization/#entries:write) | create entries |"],
    [
      "scopes by operation",
      scopesByOperationTable,
      "| [`projects:read`](/docs/api/authorization/#projects:read) | [List projects](/docs/api/reference/projects/list/) |",
    ],
    ["rate limits", rateLimitsTable, '| `default` | 120 requests a minute | credential | `"default";q=120;w=60` |'],
    [
      "events",
      eventsTable,
      "| [`entry.created`](/docs/api/webhooks/events/#entry.created) | An entry is created. | [Associate commits](/docs/api/reference/entries/associate-commits/) |",
    ],
  ])("of %s", (_, make, row) => expect(make(document).split("\n")).toContain(row));
});

it("an example is a block of code, called by its status unless it has a title", () => {
  const blocks = (of: string, title?: string) => resolvers.ResponseExample?.resolve({ of, ...(title && { title }) });
  expect(blocks("ProjectNotFound.not_found")).toMatchObject([
    {
      type: "code",
      lang: "json",
      meta: expect.stringMatching(/^title="404 Not Found" example="[a-z-]+ 404"$/),
      value: expect.stringMatching(/^\{\n {2}"type": /),
    },
  ]);
  expect(blocks("worklog-recaps-stream.completed", "A stream")).toMatchObject([
    {
      type: "code",
      lang: "text",
      meta: 'title="A stream" example="worklog-recaps-stream 200"',
      value: expect.stringMatching(/^id: [\s\S]*\S$/),
    },
  ]);
});

it("an event is the request that brings it: its head, with the signature's fields, and its body", () => {
  const head =
    /^POST \S+ HTTP\/1\.1\nHost: \S+\nContent-Type: application\/json\nContent-Length: (\d+)\nwebhook-id: \S+\nwebhook-timestamp: \S+\nwebhook-signature: \S+$/;
  const request = resolvers.WebhookExample?.resolve({ type: "project.created" });
  expect(request).toMatchObject([
    { type: "code", lang: "http", value: expect.stringMatching(head) },
    { type: "code", lang: "json", meta: 'title="Body"', value: expect.stringContaining('"type": "project.created"') },
  ]);
  const [{ value: shown = "" } = {}, { value: body = "" } = {}] = request as { value?: string }[];
  expect(head.exec(shown)?.[1]).toBe(String(Buffer.byteLength(JSON.stringify(JSON.parse(body)))));
});

it("a scope has its address where its page says so", () => {
  expect(scopeRows(document)).toEqual([
    { id: "projects:read", cells: ["`projects:read`", "list projects"] },
    { id: "entries:write", cells: ["`entries:write`", "create entries"] },
  ]);
});

it("a limit is the number at its place in the document", () => {
  expect(limitAt(document, "x-rate-limit-policies/default/quota")).toBe("120");
});

it("an error code has its status beside its meaning", () => {
  expect(errorCodesOf(document)).toEqual([{ code: "not_found", status: 404, meaning: "It isn't there." }]);
});

it("an event's section has an id, its causes, its fields, and its example", () => {
  const section = eventSections(document);
  expect(section).toContain("### `entry.created` [#entry.created]");
  expect(section).toContain("- **Not sent when**: a commit is captured.");
  expect(section).toContain("| `data.entry` | object | It. |");
  expect(section).toContain('```json title="One"\n{\n  "type": "entry.created"\n}\n```');
});

it.each([
  ["projects-list.one", "200"],
  ["projects-list.sent", "200"],
  ["entries-associate-commits.gone", "404"],
  ["NotFound.gone", "404"],
])("the example %s has the status %s", (of, status) => expect(exampleOf(document, of).status).toBe(status));

describe("a name that the API document doesn't have is refused with a cure:", () => {
  it.each([
    ["ResponseExample", { of: "projects-list.lastpage" }, 'of="projects-list.last-page"'],
    ["ApiFields", { of: "Problm" }, '"Problem"'],
    ["ApiParameters", { of: "Limits" }, '"Limit"'],
    ["ApiHeaders", { of: "RateLimits" }, '"RateLimit"'],
    ["ApiLimit", { of: "components/parameters/Limit/schema/max" }, "parameters/Limit/schema/maximum"],
    ["ApiValues", { of: "Problem.title" }, "whose values are listed"],
    ["WebhookExample", { type: "project.create" }, 'type="project.created"'],
  ])("%s %j", (name, attributes, cure) => {
    let refusal: unknown;
    try {
      resolvers[name]?.resolve(attributes as unknown as Record<string, string>);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UnresolvedError);
    expect((refusal as UnresolvedError).cure).toContain(cure);
  });
});
