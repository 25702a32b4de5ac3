import { facts } from "@/lib/facts/facts";
import type { Edit } from "./mistake";

const api = "openapi/devlog.yaml";

/** Mistakes in the texts of the API's description, which are those that a page is stopped at. */
export const apiTextEdits: readonly Edit[] = [
  {
    name: "a space in a link of the API",
    file: api,
    from: "[Pagination](/docs/api/pagination/)",
    to: "[Pagination] (/docs/api/pagination/)",
    says: [
      {
        at: "[Pagination] (",
        what: 'A link is published as it is typed: "Lists come in pages, newest first: [Pagination] (/docs/api/p".\n    Write [its text](its address) without a space between them.',
      },
    ],
  },
  {
    name: "a row of the API with a cell too few",
    file: api,
    from: "| `null` | The project in the path |",
    to: "| `null` |",
    says: [
      {
        at: "| `project_id` of the result | `null` |\n",
        what: "A row of 2 cells in a table of 3 columns.\n    Put a | between two cells, and \\| where the sign itself is meant, in backticks, too.",
      },
    ],
  },
  {
    name: "filler in a text of the API",
    file: api,
    from: "archive, or delete a project, use the app.",
    to: "archive, or delete a project, simply use the app.",
    says: [
      { at: "simply use the app.", what: `These docs don't say "simply".\n    Leave it out: what is simple shows.` },
    ],
  },
  {
    name: "a wrong term in a summary of the API",
    file: api,
    from: "summary: A repository on GitHub",
    to: "summary: A repository on Github",
    says: [
      {
        at: "on Github",
        what: '"Github" is not how this site says it.\n    Write "GitHub", or put it in backticks if it is typed or returned. The list is lib/facts/glossary.ts.',
      },
    ],
  },
  {
    name: "a typed limit in a text of the API",
    file: api,
    from: `up to ${facts.worklogEntry.commits.max} commits stand beside it`,
    to: "up to 999 commits stand beside it",
    says: [
      {
        at: "999 commits",
        what: `"up to 999 commits stand beside" contradicts the fact worklogEntry.commits.max, which is ${facts.worklogEntry.commits.max}.\n    Write ${facts.worklogEntry.commits.max} instead of 999. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.`,
      },
    ],
  },
  {
    name: "a rate limit that its policy does not have",
    file: api,
    from: "description: 120 requests a minute per credential",
    to: "description: 100 requests a minute per credential",
    says: [
      {
        at: "description: 100 requests",
        what: '"100 requests a minute per credential" contradicts the limit x-rate-limit-policies/default/quota, which is 120.\n    Write 120 instead of 100. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.',
      },
    ],
  },
  {
    name: "a host of nobody in the API",
    file: api,
    from: "The version is part of the address.",
    to: "The version is part of `https://api.devlog.exampel/v1`.",
    says: [
      {
        at: "devlog.exampel",
        column: 50,
        what: "The host api.devlog.exampel is neither the product's nor one that pages name.\n    Did you mean api.devlog.example? Otherwise add it to content/hosts.ts.",
      },
    ],
  },
];
