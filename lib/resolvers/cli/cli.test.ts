import type { Table } from "mdast";
import { describe, expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import { listLeaves } from "@/lib/cli/query";
import type { Cli } from "@/lib/cli/types";
import { compileText } from "@/lib/content/compile";
import { cardTable } from "../card-table";
import { cliResolvers } from "./cli";

const cli = loadCli().cli as Cli;
const page = (text: string) => compileText("content/a.mdx", `---\ntitle: x\n---\n\n${text}\n`);

describe("what a page takes from the description of the command line", () => {
  it("has an address for each flag, which links are checked against", async () => {
    const { ledger, problems } = await page('<CliOptions command="log" />');
    expect(problems).toEqual([]);
    expect(ledger.ids).toEqual([
      "flag-body",
      "flag-project",
      "flag-tag",
      "flag-date",
      "flag-impact",
      "flag-commit",
      "flag-from-last-commit",
      "flag-edit",
    ]);
  });

  it("says of a flag what is true of it", async () => {
    const { code } = await page('<CliOptions command="recap" />');
    for (const words of ["Needs ", "Not with ", "Setting: ", "`week`".replaceAll("`", ""), "date, "])
      expect(code).toContain(words);
  });

  it("writes a synopsis for each form", async () => {
    const { ledger } = await page('<CliSynopsis command="log" />\n\n<CliSynopsis command="config" />');
    expect(ledger.code.map(({ text }) => text.split("\n"))).toEqual([
      [
        "devlog log <TITLE> [flags]",
        "devlog log [TITLE] --from-last-commit [flags]",
        "devlog log [TITLE] --edit [flags]",
      ],
      [
        "devlog config get {project | profile | api_url} [flags]",
        "devlog config set {project | profile | api_url} <VALUE> [flags]",
        "devlog config unset {project | profile | api_url} [flags]",
        "devlog config list [flags]",
        "devlog config path [flags]",
      ],
    ]);
  });

  it("lists every command in its task", async () => {
    const { ledger } = await page("<CliCommands />");
    expect(ledger.links.length).toBe(listLeaves(cli.commands).length);
    expect(ledger.headings.map(({ id }) => id)).toContain("capture-and-log");
    const line = "- [`devlog logs`](/docs/cli/commands/logs/): Lists worklog entries, newest first.";
    expect(cliResolvers.CliCommands?.resolve({})).toContain(line);
  });

  it("tells of a command that there isn't", async () => {
    const { problems } = await page('<CliOptions command="lgo" />');
    expect(problems).toMatchObject([{ what: 'Unknown command "lgo".', cure: 'Write command="log".' }]);
  });

  it.each([
    ["capture --limit maximum", "1000"],
    ["capture --limit minimum", "1"],
    ["logs --limit default", "25"],
  ])("%s is %s", (of, number) => expect(cliResolvers.CliLimit?.resolve({ of })).toBe(number));

  it.each(["capture --limt maximum", "lgo --limit maximum", "capture --limit most", "recap --format default"])(
    "nothing has a number at %j",
    async (of) => {
      const { problems } = await page(`At most <CliLimit of="${of}" />.`);
      expect(problems).toMatchObject([{ line: 5, what: `No flag of the CLI has a number at "${of}".` }]);
    },
  );

  const ofCommands = Object.entries(cliResolvers).filter(([, { attributes }]) => !attributes.of);
  it.each(ofCommands)("%s has words for every command, or says that it has none", (_, resolver) => {
    for (const { path } of listLeaves(cli.commands)) {
      try {
        expect(resolver.resolve({ command: path, system: "macos" }).length).toBeGreaterThan(0);
      } catch (error) {
        expect(String(error)).toMatch(/"[a-z ]+" has no (argument|flag|field|message|scope)s/);
      }
    }
  });
});

it("a row can become a card: each value knows the name of its column, and what is empty says so", () => {
  const [table] = cardTable(
    ["Flag", "Type", "Default", "Description"],
    [{ id: "a", cells: ["`-a`", "text", "none", "A."] }],
  );
  const row = (table as Table).children[1];
  expect(row?.data?.hProperties).toEqual({ id: "a" });
  const cells = row?.children.map(({ data }) => data?.hProperties);
  expect(cells).toEqual([{ dataLabel: "Flag" }, { dataLabel: "Type" }, { dataLabel: "Default", dataEmpty: "" }, {}]);
});
