import { facts } from "@/lib/facts/facts";
import { inText } from "./mistake";

const other = "If it is another's, add it to content/names.ts.";
const fence = (language: string, ...lines: string[]) => ["```".concat(language), ...lines, "```"].join("\n");
const unknownFlag = ["Unknown flag --limitt.", "Did you mean --limit?"] as const;
const narrow = "If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.";

/** Names of the product that it has not, where no command or call is read, and commands in forms of their own. */
export const nameMistakes = [
  inText(
    "two tabs of one name in an address",
    '<Tabs group="language">\n<Tab label="C++">\n\nText.\n\n</Tab>\n<Tab label="C#">\n\nText.\n\n</Tab>\n</Tabs>',
    '15:1  "C++" and "C#" are one choice, "c".',
    "Give each a label of its own.",
  ),
  inText(
    "a variable that nobody reads",
    "Set `DEVLOG_PROFIL=work` first.",
    "9  There is no variable DEVLOG_PROFIL.",
    `Did you mean DEVLOG_PROFILE? ${other}`,
  ),
  inText(
    "an unknown variable in a script",
    fence("bash", "ls", "export DEVLOG_APIKEY=x"),
    "11  There is no variable DEVLOG_APIKEY.",
    `Did you mean DEVLOG_API_KEY? ${other}`,
  ),
  inText(
    "an unknown scope",
    "It needs `project:read`.",
    "9  There is no scope project:read.",
    `Did you mean projects:read? ${other}`,
  ),
  inText(
    "an unknown event",
    "It sends `worklog_entry.updatd`.",
    "9  There is no event worklog_entry.updatd.",
    `Did you mean worklog_entry.updated? ${other}`,
  ),
  inText(
    "an unknown error code",
    "It is `insufficient_scopes`.",
    "9  There is no error code insufficient_scopes.",
    `Did you mean insufficient_scope? ${other}`,
  ),
  inText(
    "an unknown call",
    "Send `GET /projekts?limit=1`.",
    "9  The API has no path /projekts.",
    "Did you mean /projects?",
  ),
  inText(
    "a call of another method",
    "Send `DELETE /projects`.",
    "9  /projects takes no DELETE.",
    "It takes GET and POST.",
  ),
  inText(
    "an unknown flag in a sentence",
    "Add `--limitt 5`.",
    "9  There is no flag --limitt.",
    `Did you mean --limit? ${other}`,
  ),
  ...[
    ["a command by its package", "npx --yes @devlog/cli@0.1.0 logs --limitt 3"],
    ["a command of this folder", "./devlog logs --limitt 3"],
    ["a command by its path", "/usr/local/bin/devlog logs --limitt 3"],
    ["a command within a command", "bash -c 'devlog logs --limitt 3'"],
    ["a command that is watched", "watch -n 5 devlog logs --limitt 3"],
  ].map(([name = "", line = ""]) => inText(name, fence("bash", line), `10  ${unknownFlag[0]}`, unknownFlag[1])),
  inText(
    "a package of another",
    fence("bash", "npm install -g devlog-cli"),
    '10  The package of devlog is not "devlog-cli", which another could publish.',
    "Write @devlog/cli.",
  ),
  inText(
    "a package of another in a sentence",
    "Run `brew install devlog/tab/devlog` first.",
    '9  The package of devlog is not "devlog/tab/devlog", which another could publish.',
    "Write devlog/tap/devlog.",
  ),
  inText(
    "a command called by PowerShell",
    fence("powershell", "& devlog logs --limitt 3"),
    `10  ${unknownFlag[0]}`,
    unknownFlag[1],
  ),
  inText(
    "a command with a capital",
    fence("console", "$ Devlog logs"),
    '10  "Devlog" is no program: a shell minds capitals.',
    "Write devlog.",
  ),
  inText(
    "a period that ends before it begins",
    fence("bash", "devlog logs --since 2026-11-20 --until 2026-11-01"),
    "10  --since 2026-11-20 is later than --until 2026-11-01.",
    "Write the earlier day first.",
  ),
  inText(
    "a field that nothing has",
    "It gives `next_curser`.",
    "9  There is no field next_curser.",
    `Did you mean next_cursor? ${other}`,
  ),
  inText(
    "an unknown header field",
    "It gives `Retry-Affter`.",
    "9  There is no header field Retry-Affter.",
    `Did you mean Retry-After? ${other}`,
  ),
  inText(
    "an unknown header field of a message",
    fence("http", "HTTP/1.1 429 Too Many Requests", "Retry-Aftter: 4"),
    "11  There is no header field Retry-Aftter.",
    `Did you mean Retry-After? ${other}`,
  ),
  inText(
    "a call that leads to another",
    "Send [`GET /projects`](/docs/api/reference/projects/create/).",
    "9  The link's words are `GET /projects`, and /docs/api/reference/projects/create/ is the page of another call.",
    "Write /docs/api/reference/projects/list/, or the name of what it leads to.",
  ),
  inText(
    "a command that leads to another",
    "Run [`devlog init`](/docs/cli/commands/logs/).",
    "9  The link's words are `devlog init`, and /docs/cli/commands/logs/ is the page of another command.",
    "Write /docs/cli/commands/init/, or the name of what it leads to.",
  ),
  inText(
    "a code that leads to another",
    "It is [`conflict`](/docs/api/errors/#not_found).",
    '9  The link\'s words are `conflict`, and it leads to "not_found".',
    "Write #conflict, or the name of what it leads to.",
  ),
  inText(
    "an address that the API has not",
    fence("text", "import requests", 'requests.get("https://api.devlog.example/v1/project")'),
    "11:15  The API has no path /project.",
    "Did you mean /projects?",
  ),
  inText(
    "a mailbox of nobody",
    "Write to [us](mailto:suport@devlog.example).",
    "9:22  Nobody reads what is sent to suport@devlog.example.",
    "Did you mean support@devlog.example?",
  ),
  inText(
    "a setting that there is not",
    fence('toml title=".devlog.toml"', "", 'projekt = "billing-api"'),
    '11  There is no setting "projekt".',
    'Did you mean "project"?',
  ),
  inText(
    "TOML that is none",
    fence("toml", "project = billing-api"),
    "10  This is no TOML: invalid value.",
    'Write name = "value", each on its line, and the name of a table in brackets: [name].',
  ),
  inText(
    "a task without a link",
    "<Tasks>\n\n- [Inbox](/docs/inbox/)\n- Snippets\n\n</Tasks>",
    "12:1  A task without a link.",
    "Write what the reader does as a link: - [Write an entry](/docs/…/).",
  ),
  inText(
    "a sum of two kinds",
    'It is <FactSum of="worklogEntry.title.max, api.cursorHours" />.',
    '9:7  Numbers of "worklogEntry" and of "api" make no sum.',
    "Add up what is counted alike: numbers of one group in lib/facts/facts.ts.",
  ),
  inText(
    "a typed limit in plain words",
    "You need Node 18 or newer.",
    `9:15  "Node 18 or newer" contradicts the fact cliPackage.nodeVersion, which is ${facts.cliPackage.nodeVersion}.`,
    `Write <Fact of="cliPackage.nodeVersion" /> instead of 18. ${narrow}`,
  ),
];
