import type { Command } from "@/lib/cli/types";
import { cardTable } from "../card-table";
import type { Resolver } from "../resolver";
import type { Row } from "../table";
import { knownCli, knownCommand, knownCommandOf, lacking } from "./lookup";
import {
  argumentRows,
  commandEnvironmentRows,
  commandOptionRows,
  environmentRows,
  errorRows,
  exitCodeRows,
  fileRows,
  optionRows,
  outputRows,
  settingRows,
} from "./rows";

/** A table of a field of one command, which the page names; a command that has no such rows is a mistake. */
function commandTable(field: string, head: readonly string[], rowsOf: (command: Command) => Row[]): Resolver {
  return {
    attributes: { command: true },
    resolve({ command: path }) {
      const rows = rowsOf(knownCommand(path));
      if (rows.length > 0) return cardTable(head, rows);
      throw lacking(path, `${head[0]?.toLowerCase()}s`, field);
    },
  };
}

const flagHead = ["Flag", "Type", "Default", "Description"];

/** `<CliArguments command="log" />` */
export const cliArguments = commandTable(
  "arguments",
  ["Argument", "Required", "Type", "Default", "Description"],
  argumentRows,
);

/** `<CliOptions command="log" />`: the command's own flags. */
export const cliOptions = commandTable("options", flagHead, (command) =>
  commandOptionRows(command, knownCli().globals),
);

/** `<CliOutput command="log" />`: the fields of its JSON. */
export const cliOutput = commandTable("output", ["Field", "Type", "Meaning"], outputRows);

/** `<CliErrors command="log" />`: its messages, as they are printed. */
export const cliErrors = commandTable("errors", ["Message", "Exit code", "Cause", "What to do"], errorRows);

/** `<CliGlobalFlags />`: the flags that every command takes. */
export const cliGlobalFlags: Resolver = {
  attributes: {},
  resolve: () => cardTable(flagHead, optionRows(knownCli().globals, knownCli().globals)),
};

/** `<CliExitCodes />` for all commands, `<CliExitCodes command="log" />` for what they mean there. */
export const cliExitCodes: Resolver = {
  attributes: { command: false },
  resolve: ({ command }) =>
    cardTable(["Code", "Meaning", "What to do"], exitCodeRows(knownCommandOf(command) ?? knownCli())),
};

/** `<CliEnvironment />` for every variable, `<CliEnvironment command="log" />` for those that the command reads. */
export const cliEnvironment: Resolver = {
  attributes: { command: false },
  resolve({ command: path }) {
    const command = knownCommandOf(path);
    return command
      ? cardTable(["Variable", "Effect"], commandEnvironmentRows(knownCli(), command))
      : cardTable(["Variable", "Effect", "Example"], environmentRows(knownCli()));
  },
};

/** `<CliConfigKeys />`: every setting. */
export const cliConfigKeys: Resolver = {
  attributes: {},
  resolve: () => cardTable(["Setting", "Type", "Default", "Description"], settingRows(knownCli())),
};

const systems = ["linux", "macos", "windows"] as const;

/** `<CliFiles system="linux" />`: where the files are. */
export const cliFiles: Resolver = {
  attributes: { system: [true, ...systems] },
  resolve: ({ system }) =>
    cardTable(["File", "Path", "Holds"], fileRows(knownCli(), systems.find((known) => known === system) ?? "linux")),
};
