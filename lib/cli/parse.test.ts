import { describe, expect, it } from "vitest";
import { listRuns } from "@/lib/shell/scripts";
import { loadCli } from "./load";
import { parseCommandLine } from "./parse";
import type { Cli } from "./types";

const cli = loadCli().cli as Cli;

/** What is wrong with a line, as a shell hands it to the program. */
function faultsOf(line: string, isMention = false): string[] {
  const { runs, errors } = listRuns(line, "devlog");
  const faults = runs.flatMap((run) => parseCommandLine(cli, run.args, run.line, isMention).faults);
  return [...errors.map(({ message }) => message), ...faults.map(({ what, cure }) => `${what} ${cure}`)];
}

describe("a command line is right", () => {
  it.each([
    "devlog --version",
    "devlog log --help",
    'devlog log "A title"',
    "devlog log 'A title' -p billing-api -t one -t two --date=2026-11-18 -e",
    "devlog log --from-last-commit",
    "devlog log -qe",
    "devlog --json logs",
    'devlog log -- "--limit is now checked"',
    "devlog capture main..stream-exports",
    "devlog recap --from 2026-11-16 --to 2026-11-20 --format resume-bullets",
    "devlog project create 'Billing API' --key billing-api",
    "devlog config set api_url https://api.devlog.example/v1",
    "X=$(devlog logs --json | jq .)",
    "if devlog log x; then devlog auth status; fi",
    "printf '%s' \"$KEY\" | devlog auth login --api-key",
    'devlog logs --since "$from" --limit "$n"',
    `devlog logs \${cursor:+--cursor "$cursor"}`,
    'devlog log "$@"',
    'devlog log x "$@"',
    `devlog log x "\${@}"`,
    `devlog log x "\${args[@]}"`,
    `devlog "\${args[@]}"`,
    "git log --format=%H | xargs -I{} devlog log x --commit {}",
    "cat titles | xargs -I % devlog log % --tag api",
    `devlog log \${words}`,
    'devlog "$command" --limit 5',
    'devlog project "$command" --limit 5',
    "DEVLOG_PROFILE=personal devlog logs > week.md 2>&1",
    "cat keys | xargs -n1 devlog project show",
    "sudo -n devlog config path",
    "sudo mv devlog /usr/local/bin/devlog",
    "devlog log x \\\n  --tag one \\\n  --tag two",
    "echo devlog nothing",
    "# devlog nothing",
  ])("%s", (line) => expect(faultsOf(line)).toEqual([]));
});

describe("a command line is wrong", () => {
  it.each([
    ["devlog lgo x", 'Unknown command "devlog lgo". Did you mean "devlog log"?'],
    ["devlog project rename x", 'Unknown command "devlog project rename". The commands are: list, create, show, use.'],
    ["devlog project", '"devlog project" needs a command.'],
    ["devlog --json", '"devlog" needs a command.'],
    ["devlog log x --tags one", "Unknown flag --tags. Did you mean --tag?"],
    ["devlog log x -z", "Unknown flag -z. The flags here are -m, -p, -t, -d, -e, -h, -V, -q, -v."],
    ["devlog logs --date 2026-11-18", "Unknown flag --date."],
    ["devlog log x -tag exports", "Unknown flag -tag. Did you mean --tag?"],
    ["devlog log x -tag=exports -e", "Unknown flag -tag. Did you mean --tag?"],
    ["devlog log x -tag -e", "Unknown flag -tag. Did you mean --tag?"],
    ["devlog log -edit x", "Unknown flag -edit. Did you mean --edit?"],
    ["devlog -json logs", "Unknown flag -json. Did you mean --json?"],
    ["devlog --jsn logs", "Unknown flag --jsn. Did you mean --json?"],
    ["devlog project --jsn list", "Unknown flag --jsn. Did you mean --json?"],
    ["devlog log", '"devlog log" lacks TITLE. Write devlog log TITLE.'],
    ["devlog config set project", '"devlog config set" lacks VALUE.'],
    ["devlog log Stream invoice", 'Unexpected argument "invoice". Put a value with spaces in quotes'],
    ["devlog log x --date", "--date needs a value. Write --date DATE."],
    ["devlog log x --date --edit", "--date needs a value."],
    ["devlog log x --date 18.11.2026", '--date must be YYYY-MM-DD, not "18.11.2026".'],
    ["devlog log x --date 2026-02-30", "--date must be a day of the calendar"],
    ["devlog logs --limit 500", '--limit must be 1 to 100, not "500".'],
    ["devlog logs --limit=-1", "--limit must be 1 to 100"],
    ["devlog logs --limit ten", '--limit must be an integer, not "ten".'],
    ["devlog logs --format csv", '--format must be one of table, json, md, not "csv".'],
    ["devlog completion tcsh", "SHELL must be one of bash, zsh, fish, powershell"],
    ["devlog config get projekt", "KEY must be one of project, profile, api_url"],
    ["devlog log x -t Exports", "--tag must be lower case letters, digits, and hyphens"],
    ["devlog log x -p 'Billing API'", "--project must be lower case letters"],
    ["devlog log x --commit main", "--commit must be 4 to 40 hexadecimal digits"],
    ["devlog capture --author robin", "--author must be an email address"],
    ["devlog logs --api-url api", "--api-url must be an http or https address"],
    [`devlog log ${"x".repeat(141)}`, "TITLE must have 1 to 140 characters"],
    ["devlog log ''", "TITLE must have 1 to 140 characters"],
    ["devlog log x --edit=yes", "--edit takes no value. Write --edit alone."],
    ["devlog log x -pbilling-api", 'The value of -p does not stand apart in "-pbilling-api". Write -p billing-api'],
    ["devlog log x --date 2026-11-18 -d 2026-11-19", "--date is given twice. It can be given once."],
    [`devlog log x ${"-t a ".repeat(11)}`, "--tag is given more than 10 times."],
    ["devlog recap --last week --from 2026-11-16", "--last and --from exclude each other. Keep one of them."],
    ["devlog logs --json --format md", "--json and --format exclude each other."],
    ["devlog init --project billing-api --create Billing", "--project and --create exclude each other."],
    ["devlog logs -qv", "--quiet and --verbose exclude each other."],
    ["devlog recap --to 2026-11-20", "--to needs --from. Add --from."],
    ["a || (b && devlog lgo)", "Unknown command"],
    ['echo "$(devlog lgo)"', "Unknown command"],
    ['devlog log x "$y"', 'Unexpected argument "$y"'],
    ["xargs -I{} devlog log x --tagz {}", "Unknown flag --tagz"],
    ["xargs -I{} devlog log x y", 'Unexpected argument "y"'],
    ["devlog log 'x", "quote"],
  ])("%s", (line, expected) => {
    const faults = faultsOf(line);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.toLowerCase()).toContain(expected.toLowerCase());
  });
});

describe("a mention in a sentence", () => {
  it.each([
    "devlog log",
    "devlog project",
    "devlog project show KEY",
    "devlog config set KEY VALUE",
    "devlog logs --limit",
    "devlog log …",
    "devlog recap --to 2026-11-20",
  ])("%s may leave out what a command needs", (line) => expect(faultsOf(line, true)).toEqual([]));

  it.each([
    ["devlog logg", "Unknown command"],
    ["devlog log --tags", "Unknown flag --tags"],
    ["devlog logs --limit 500", "--limit must be 1 to 100"],
  ])("%s may not say what isn't so", (line, expected) => expect(faultsOf(line, true)[0]).toContain(expected));
});

it("a command line tells what it uses, for the coverage of the examples", () => {
  const [run] = listRuns('devlog log "A title" -t one -t two --json', "devlog").runs;
  const { command, flags, arguments: values } = parseCommandLine(cli, run?.args ?? [], 1);
  expect([command?.path, flags, values]).toEqual(["log", ["--tag", "--json"], ["TITLE"]]);
});

it("a mistake has the line of its word", () => {
  const [run] = listRuns("\ndevlog log x \\\n  --tag one \\\n  --dat 2026-11-18", "devlog").runs;
  expect(parseCommandLine(cli, run?.args ?? [], run?.line ?? 0).faults.map(({ line }) => line)).toEqual([4]);
});
