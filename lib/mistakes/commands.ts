import type { Edit } from "./mistake";

const cli = "content/cli/devlog.opencli.yaml";

/** Mistakes in what the description of the command line names, and on the pages of its commands. */
export const commandEdits: readonly Edit[] = [
  {
    name: "a scope of a command that the API does not have",
    file: cli,
    from: '- "worklog:write"',
    to: '- "worklogs:write"',
    says: [
      { at: '- "worklogs:write"', what: 'There is no scope "worklogs:write".\n    Did you mean "worklog:write"?' },
    ],
  },
  {
    name: "a page of a command that is not there",
    file: cli,
    from: "page, value: cli/commands/log }",
    to: "page, value: cli/commands/lgo }",
    says: [
      { at: "cli/commands/lgo", what: 'There is no page "cli/commands/lgo".\n    Did you mean "cli/commands/log"?' },
    ],
  },
  {
    name: "a command whose page is not written yet",
    file: cli,
    from: "commands:\n  - name: init\n",
    to: `commands:
  - name: sync
    description: Sends what waits.
    exitCodes: [{ code: 0, description: It is sent. }]
    metadata:
      - { name: group, value: Set up }
      - { name: page, value: cli/commands/sync }
      - { name: since, value: 0.1.0 }
      - { name: scopes, value: ["commits:write"] }
      - { name: recordings, value: [{ title: Sync, text: "Send it:", session: "$ devlog sync" }] }
  - name: init
`,
    says: [
      {
        at: "page, value: cli/commands/sync",
        what: 'There is no page "cli/commands/sync".\n    Create content/cli/commands/sync.mdx, or correct the name.',
      },
    ],
  },
  {
    name: "a link to that page",
    file: "content/cli/commands/logs.mdx",
    from: "A sentence.",
    to: "A sentence, and [sync](/docs/cli/commands/sync/).",
    says: [],
  },
  {
    name: "a flag that is excluded and does not say so",
    file: cli,
    from: "          - { name: conflicts, value: [--create] }\n",
    to: "",
    says: [
      {
        at: "- name: --project",
        what: '--create excludes --project, and --project doesn\'t say so.\n    Add --create to the "conflicts" of --project, or take --project out of the other.',
      },
    ],
  },
  {
    name: "a message that names a flag of no kind",
    file: cli,
    from: "name a project with --project or --create",
    to: "name a project with --projekt or --create",
    says: [
      {
        at: "--projekt",
        what: 'The message names --projekt, and "init" has no such flag.\n    Did you mean "--project"?',
      },
    ],
  },
  {
    name: "JSON with a field that its command does not print",
    file: "content/cli/index.mdx",
    from: "A sentence.",
    to: 'A sentence.\n\n```json title="devlog project use billing-api --json"\n{ "project": "billing-api", "paht": "" }\n```',
    says: [
      {
        at: '"paht"',
        what: '"project use" prints no field "paht".\n    Did you mean "path"?',
      },
    ],
  },
  {
    name: "a field that no JSON of its command's page shows",
    file: "content/cli/commands/capture.mdx",
    from: "A sentence.",
    to: 'A sentence.\n\n```json title="devlog capture --json"\n{ "repository_id": null, "created": 0, "duplicates": 0, "commits": [] }\n```',
    says: [
      {
        in: cli,
        at: "{ field: dry_run,",
        what: 'No JSON of "capture" shows the field "dry_run".\n    Add it to the JSON on the page of the command, or remove it.',
      },
    ],
  },
  {
    name: "an element for what a command does not have",
    file: "content/cli/commands/project.mdx",
    from: "`https://api.devlog.example`",
    to: '`https://api.devlog.example`\n\n<CliErrors command="project" />\n',
    says: [
      {
        at: "<CliErrors",
        column: 1,
        what: '"project" has no messages.\n    Remove the element, or write the "errors" of the command in content/cli/devlog.opencli.yaml.',
      },
    ],
  },
  {
    name: "an element of another command",
    file: "content/cli/commands/logs.mdx",
    from: "`https://api.devlog.example`",
    to: '`https://api.devlog.example`\n\n<CliSynopsis command="init" />\n',
    says: [
      {
        at: "<CliSynopsis",
        column: 1,
        what: 'This page is about other commands than "init", whose page is /docs/cli/commands/init/.\n    Its own: logs.',
      },
    ],
  },
];
