import { expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import { getCommand } from "@/lib/cli/query";
import type { Cli, Command, Option } from "@/lib/cli/types";
import { commandOptionRows, fileRows } from "./rows";

const { cli } = loadCli() as { cli: Cli };
const project = getCommand(cli, "project") as Command;
const archived = getCommand(cli, "project list")?.options[0] as Option;

it("a flag that one of its commands has keeps its short address", () => {
  expect(archived.long).toBe("--archived");
  expect(commandOptionRows(project, cli.globals).map(({ id }) => id)).toContain("flag-archived");
});

it("a flag that several commands have is told once for each, and leads to its own", () => {
  const since: Option = { ...archived, long: "--since", requires: ["--archived", "--json"] };
  const both = {
    ...project,
    commands: project.commands.slice(0, 2).map((one) => ({ ...one, options: [archived, since] })),
  };
  const names = both.commands.map(({ path }) => path.replace("project ", ""));
  const rows = commandOptionRows(both, cli.globals);
  expect(rows.map(({ id }) => id)).toEqual(names.flatMap((name) => [`flag-${name}-archived`, `flag-${name}-since`]));
  expect(rows[1]?.cells.at(-1)).toContain(
    `Needs [\`--archived\`](#flag-${names[0]}-archived) and [\`--json\`](/docs/cli/#flag-json).`,
  );
});

it("a system has the files that it has: macOS and Windows keep sign-ins in a store of their own", () => {
  const names = (["linux", "macos", "windows"] as const).map((system) =>
    fileRows(cli, system).map(({ cells }) => cells[0]),
  );
  expect(names[0]).toEqual(["`config.toml`", "`credentials.toml`", "`.devlog.toml`"]);
  expect(names[1]).toEqual(["`config.toml`", "`.devlog.toml`"]);
  expect(names[2]).toEqual(names[1]);
});
