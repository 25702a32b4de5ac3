import type { Edit } from "./mistake";

const api = "openapi/devlog.yaml";

/** Mistakes of the API's description that tools let pass, or tell of something that only follows from them. */
export const apiShapeEdits: readonly Edit[] = [
  {
    name: "a tag that the API does not have, which moves a page",
    file: api,
    from: "operationId: projects-create\n      tags: [projects]",
    to: "operationId: projects-create\n      tags: [project]",
    says: [
      {
        at: "tags: [project]\n",
        what: 'There is no tag "project". (/paths/~1projects/post/tags/0)\n    Did you mean "projects"?',
      },
    ],
  },
  {
    name: "a format that nobody knows",
    file: api,
    from: "format: date-time",
    to: "format: datetime",
    says: [{ at: "format: datetime", what: 'There is no format "datetime".\n    Did you mean "date-time"?' }],
  },
  {
    name: "an anchor of YAML",
    file: api,
    from: "summary: Create a repository\n",
    to: "summary: &create Create a repository\n",
    says: [
      {
        at: "&create",
        what: '"&create" is an anchor of YAML, which is not used here.\n    Write the value out, or move what both share into components, and refer to that.',
      },
    ],
  },
  {
    name: "an operation without a credential",
    file: api,
    from: '      security:\n        - apiKey: ["worklog:write"]\n        - oauth2: ["worklog:write"]\n',
    to: "",
    says: [
      {
        at: "post:\n      operationId: worklog-entries-create",
        what: 'worklog-entries-create doesn\'t name one scope for every kind of credential. (/paths/~1worklog-entries/post)\n    List apiKey and oauth2 under "security", each with the same scope.',
      },
    ],
  },
  {
    name: "a refusal for another scope",
    file: api,
    from: "NeedsRepositoriesRead",
    to: "NeedsRecapsWrite",
    says: [
      {
        at: "NeedsRecapsWrite",
        what: "repositories-list-by-project needs repositories:read, and its response 403 tells of recaps:write. (/paths/~1projects~1{project_id}~1repositories/get/responses/403)\n    Refer to the response that tells of its own scope, or add that to components/responses.",
      },
    ],
  },
  {
    name: "an error code of which nothing says whether to send again",
    file: "lib/facts/facts.ts",
    from: '      conflict: "Only if an earlier attempt is in flight",\n',
    to: "",
    says: [
      {
        in: api,
        at: "- const: conflict\n",
        what: "Nothing says whether a request that ended with conflict can be sent again. (/components/schemas/ErrorCode/oneOf/4)\n    Add conflict to apiErrors.retry in lib/facts/facts.ts, and its section to content/api/errors.mdx.",
      },
    ],
  },
  {
    name: "an example whose value is none of a list",
    file: api,
    from: "status: active\n",
    to: "status: activ\n",
    says: [
      {
        at: "status: activ\n",
        what: 'The example at /paths/~1projects/post/responses/201/content/application~1json/examples/billing-api/value does not fit its schema: /status must be one of active, archived.\n    Did you mean "active"?',
      },
    ],
  },
  {
    name: "values without a place for what they mean",
    file: api,
    from: "oneOf:\n            - const: created\n              description: The commit is new.\n            - const: duplicate\n              description: The repository had the SHA already, and the stored commit is unchanged.\n",
    to: "enum: [created, duplicate]\n",
    says: [
      {
        at: "enum: [created",
        what: 'An enum says its values, and not what each of them means. (/components/schemas/CommitCreated/properties/status/enum)\n    Write "oneOf" instead, with each value and its words: "- const: created", and below it "description: …".',
      },
    ],
  },
];
