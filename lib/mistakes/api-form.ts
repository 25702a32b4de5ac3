import type { Edit } from "./mistake";

const api = "openapi/devlog.yaml";

/** At this the lint gives up, and our own checks must not. */
export const loopEdits: readonly Edit[] = [
  {
    name: "a reference that leads to itself",
    file: api,
    from: "    ProjectCreate:\n",
    to: '    ProjectLoop:\n      $ref: "#/components/schemas/ProjectLoop"\n    ProjectCreate:\n',
    says: [
      {
        at: '$ref: "#/components/schemas/ProjectLoop"',
        what: 'The reference "#/components/schemas/ProjectLoop" leads back to itself (at #/components/schemas/ProjectLoop).\n    Let one of the references in the circle lead to a schema, or take it out.',
      },
    ],
  },
];

/** What no OpenAPI document has: whatever follows from it, in the pages as well, is not told beside. */
export const formEdits: readonly Edit[] = [
  {
    name: "a value that OpenAPI does not have",
    file: api,
    from: "in: query",
    to: "in: qery",
    says: [
      {
        at: "in: qery",
        what: '"in" can be one of the following only: "query", "header", "path", "cookie", "querystring".\n    Did you mean "query"?',
      },
    ],
  },
  {
    name: "a field that OpenAPI does not have",
    file: api,
    from: "description: Only projects with this status.",
    to: "descripton: Only projects with this status.",
    says: [{ at: "descripton:", what: 'Property "descripton" is not expected here.\n    Did you mean "description"?' }],
  },
  {
    name: "a pattern that is no regular expression",
    file: api,
    from: "pattern: ^[a-z0-9]+(-[a-z0-9]+)*$",
    to: "pattern: ^[a-z0-9+(-[a-z0-9]+)*$",
    says: [
      {
        at: "pattern: ^[a-z0-9+(",
        what: "The pattern \"^[a-z0-9+(-[a-z0-9]+)*$\" is no regular expression: Unmatched ')'.\n    Close each bracket that is opened, and write \\ before a sign that stands for itself, and before no other.",
      },
    ],
  },
  {
    name: "an operationId that another operation has",
    file: api,
    from: "operationId: projects-list",
    to: "operationId: projects-create",
    says: [
      {
        at: "operationId: projects-create\n      tags: [projects]\n      summary: List",
        what: 'Two operations have the operationId "projects-create": #/paths/~1projects/post and #/paths/~1projects/get.\n    Give one of them another id; upper and lower case do not tell ids apart.',
      },
    ],
  },
  {
    name: "a reference that leads nowhere",
    file: api,
    from: '"#/components/schemas/Project"',
    to: '"#/components/schemas/Projct"',
    says: [
      {
        at: '"#/components/schemas/Projct"',
        what: 'The reference "#/components/schemas/Projct" leads nowhere (at #/paths/~1projects/post/responses/201/content/application~1json/schema).\n    Did you mean "#/components/schemas/Project"?',
      },
    ],
  },
  {
    name: "a path with another name than its parameter",
    file: api,
    from: "/worklog-recaps/{worklog_recap_id}:",
    to: "/worklog-recaps/{recap_id}:",
    says: [
      {
        at: "get:\n      operationId: worklog-recaps-show",
        what: 'The operation does not define the path parameter "{recap_id}" expected by path "/worklog-recaps/{recap_id}".\n    A path and its parameters have to have the same names: correct one.',
      },
      {
        at: "name: worklog_recap_id",
        what: 'Path parameter "worklog_recap_id" is not used in the path "/worklog-recaps/{recap_id}".\n    A path and its parameters have to have the same names: correct one.',
      },
    ],
  },
];
