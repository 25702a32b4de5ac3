import { apiShapeEdits } from "./api-shapes";
import { apiTextEdits } from "./api-texts";
import type { Edit } from "./mistake";

const api = "openapi/devlog.yaml";
const cli = "content/cli/devlog.opencli.yaml";

/** Mistakes in the descriptions of the API and of the command line. */
export const documentEdits: readonly Edit[] = [
  ...apiShapeEdits,
  ...apiTextEdits,
  {
    name: "an example that does not fit its schema",
    file: api,
    from: "example: billing-api",
    to: "example: Billing API",
    says: [
      {
        at: "example: Billing API",
        what: 'The example at /paths/~1projects/get/parameters/0/example does not fit its schema: it must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$".\n    Correct the example, or the schema: #/pattern.',
      },
    ],
  },
  {
    name: "two operations of one name",
    file: api,
    from: "summary: List projects",
    to: "summary: Create a project",
    says: [
      {
        at: "summary: Create a project\n      description: |\n        Lists",
        what: 'Two operations have the summary "Create a project". (/paths/~1projects/get/summary)\n    Say what makes it different from /paths/~1projects/post.',
      },
    ],
  },
  {
    name: "an operation without a field that it needs",
    file: api,
    from: "      summary: Show a repository\n",
    to: "",
    says: [
      {
        at: "get:\n      operationId: repositories-show",
        what: 'Operation object should contain "summary" field.\n    This is Redocly\'s rule operation-summary: see redocly.yaml.',
      },
    ],
  },
  {
    name: "a text of the API that ends before a number sign",
    file: api,
    from: "summary: Record your work, tie it to commits,",
    to: "summary: Record your work # tie it to commits,",
    says: [
      {
        at: "summary: Record your work",
        what: 'The value of "summary" ends before its " #": the rest is a comment.\n    Put it in double quotes: "Record your work # tie it to commits, and turn it into recaps.". A remark stands on a line of its own.',
      },
    ],
  },
  {
    name: "a character of the API that nobody sees",
    file: api,
    from: "deleting happen in the app",
    to: "deleting happen in the\u200B app",
    says: [
      {
        at: "deleting happen in the",
        column: 39,
        what: 'A character that nobody sees, U+200B, stands in "the".\n    Delete the word, and type it anew.',
      },
    ],
  },
  {
    name: "a name in angle brackets in a text of the API",
    file: api,
    from: "Only projects with this status.",
    to: "Only projects with this <status>.",
    says: [
      {
        at: "Only projects with this <status>.",
        what: "<status> is HTML, and this description has Markdown alone. (/paths/~1projects/get/parameters/1/description)\n    Put it into backticks, or write \\<status>.",
      },
    ],
  },
  {
    name: "a field that OpenCLI does not have",
    file: cli,
    from: "aliases:",
    to: "aliase:",
    says: [{ at: "aliase:", what: 'Unknown field "aliase".\n    Did you mean "aliases"?' }],
  },
  {
    name: "code that stays open in a text of the command line",
    file: cli,
    from: "cure: Correct the name, or delete the line.",
    to: "cure: Correct the `name, or delete the line.",
    says: [
      {
        at: "Correct the `name",
        what: 'Code is published as it is typed: "Correct the `name, or delete the line.".\n    Close the backticks: `code`.',
      },
    ],
  },
  {
    name: "a number of the command line that no fact says",
    file: cli,
    from: "cause: A cursor lives 24 hours.",
    to: "cause: A cursor lives 25 hours.",
    says: [
      {
        at: "cause: A cursor lives 25 hours.",
        what: '"cursor lives 25 hours" contradicts the fact api.cursorHours, which is 24.\n    Write 24 instead of 25. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.',
      },
    ],
  },
];

/** Documents that can't be read at all: one thing is said of each. */
export const unreadableEdits: readonly Edit[] = [
  {
    name: "an API description that is not YAML",
    file: api,
    from: "summary: List projects",
    to: "summary: List: projects",
    says: [
      {
        at: "summary: List: projects",
        column: 16,
        what: "This is not valid YAML or JSON: Nested mappings are not allowed in compact mappings.\n    Mind the indentation, and put texts with a colon or a quote in double quotes.",
      },
    ],
  },
  {
    name: "a description of the command line that is not YAML",
    file: cli,
    from: "\ncommands:",
    to: "\ncommands: x: y",
    says: [
      {
        at: "commands: x",
        what: "The description is not valid YAML: Nested mappings are not allowed in compact mappings.\n    Indent with two spaces, and put a value with a colon or a quote in quotes.",
      },
    ],
  },
];
