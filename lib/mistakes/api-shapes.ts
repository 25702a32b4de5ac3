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
];
