import type { Cli, Command, Option } from "./types";

/** Every command of the tree, groups of commands included, in the order of the description. */
export function listCliCommands(cli: Cli): Command[] {
  const withInner = (command: Command): Command[] => [command, ...command.commands.flatMap(withInner)];
  return cli.commands.flatMap(withInner);
}

/** The commands that can be run: those without commands of their own. */
export function listLeaves(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) => (command.commands.length > 0 ? listLeaves(command.commands) : [command]));
}

/** Every flag: the global ones, then those of each command. */
export function listOptions(cli: Cli): Option[] {
  return [...cli.globals, ...listCliCommands(cli).flatMap((command) => command.options)];
}

/** The command with a path such as `project create`, or `undefined`. */
export function getCommand(cli: Cli, path: string): Command | undefined {
  return listCliCommands(cli).find((command) => command.path === path);
}

/** A flag as a reader writes it. @example "`-p`, `--project KEY`" */
export function flagLabel({ short, long, value }: Option): string {
  return [short, value ? `${long} ${value.name}` : long].flatMap((name) => (name ? `\`${name}\`` : [])).join(", ");
}

/**
 * The address of a flag on its page; behind the name of its command where the page has it for several.
 * @example flagId("--project") // "flag-project"
 * @example flagId("project list --archived") // "flag-project-list-archived"
 */
export function flagId(flag: string): string {
  return `flag-${flag.replace("--", "").replaceAll(" ", "-")}`;
}
