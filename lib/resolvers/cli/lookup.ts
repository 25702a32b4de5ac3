import { cliFile, loadCli } from "@/lib/cli/load";
import { getCommand, listCliCommands } from "@/lib/cli/query";
import type { Cli, Command } from "@/lib/cli/types";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { UnresolvedError } from "../resolver";

/** The command line, or the reason why pages cannot take anything from it. */
export function knownCli(): Cli {
  const { cli, problems } = loadCli();
  const [first] = problems;
  // A page's problem that begins with the file is not told again: the file's own are (lib/source/check.ts).
  if (!cli) throw new UnresolvedError(`${first?.file} has a mistake: ${first?.what}`, first?.cure ?? "");
  return cli;
}

/** The command that a page names, such as `project create`. */
export function knownCommand(path = ""): Command {
  const cli = knownCli();
  const command = getCommand(cli, path);
  if (command) return command;
  const names = listCliCommands(cli).map((known) => known.path);
  const near = nearestWord(path, names);
  throw new UnresolvedError(
    `Unknown command "${path}".`,
    near ? `Write command="${near}".` : `The commands are: ${names.join(", ")}.`,
  );
}

/** The command that a page names, if it names one. */
export function knownCommandOf(path: string | undefined): Command | undefined {
  return path === undefined ? undefined : knownCommand(path);
}

/** Why an element shows nothing of a command: it has no such things, which a field of it would list. */
export function lacking(path: string | undefined, things: string, field: string): UnresolvedError {
  const cure = `Remove the element, or write the "${field}" of the command in ${cliFile}.`;
  return new UnresolvedError(`"${path}" has no ${things}.`, cure);
}
