import { flagId, flagLabel, listCliCommands, listLeaves, listOptions } from "@/lib/cli/query";
import { settingFiles } from "@/lib/cli/setting-files";
import type { Argument, Cli, Command, Option } from "@/lib/cli/types";
import { describeValue } from "@/lib/cli/values";
import { hrefOf } from "@/lib/routing/slug";
import { code, type Row } from "../table";

const overview = hrefOf("cli");
const configuration = hrefOf("cli/configuration");

/** The arguments of a command, or of all its commands: name, whether it is required, type, default, description. */
export function argumentRows(command: Command): Row[] {
  return ofEach(command, (leaf, name, of) =>
    leaf.arguments.map((argument) => ({
      id: ["argument", name, argument.name.toLowerCase()].filter(Boolean).join("-"),
      cells: [
        code(argument.name) + of,
        requiredWords(argument),
        describeValue(argument.value),
        argument.default ?? "none",
        argument.description,
      ],
    })),
  );
}

/** Rows of a command, or those of all its commands, each told whose it is: "`KEY` of `show`". */
function ofEach(command: Command, rowsOf: (leaf: Command, name: string, of: string) => Row[]): Row[] {
  return listLeaves([command]).flatMap((leaf) => {
    if (leaf === command) return rowsOf(leaf, "", "");
    const name = leaf.path.slice(command.path.length + 1);
    return rowsOf(leaf, name, ` of ${code(name)}`);
  });
}

/** The flags of a command, or of all its commands. */
export function commandOptionRows(command: Command, globals: readonly Option[]): Row[] {
  const all = listLeaves([command]).flatMap(({ options }) => options.map(({ long }) => long));
  const isShared = (long: string) => all.indexOf(long) !== all.lastIndexOf(long);
  return ofEach(command, (leaf, name, of) =>
    // A flag that several of its commands have is told once for each.
    optionRows(leaf.options, globals, (long) => flagId(isShared(long) ? `${name} ${long}` : long)).map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === 0 ? cell + of : cell)),
    })),
  );
}

function requiredWords({ isRequired, unless }: Argument): string {
  if (!isRequired) return "No";
  return unless.length > 0 ? `Unless ${unless.map(code).join(" or ")} is given` : "Yes";
}

/** Flags as a table has them: label, type, default, and a description that ends with what else is true of the flag. */
export function optionRows(options: readonly Option[], globals: readonly Option[], idOf = flagId): Row[] {
  return options.map((option) => ({
    id: idOf(option.long),
    cells: [
      flagLabel(option),
      option.value ? describeValue(option.value) : "switch",
      option.default ?? (option.value ? "none" : "off"),
      [option.description, ...optionNotes(option, globals, idOf)].join(" "),
    ],
  }));
}

function optionNotes(option: Option, globals: readonly Option[], idOf: (long: string) => string): string[] {
  const link = (long: string) => {
    const isGlobal = globals.some((global) => global.long === long);
    return `[${code(long)}](${isGlobal && !globals.includes(option) ? overview : ""}#${isGlobal ? flagId(long) : idOf(long)})`;
  };
  const { times, requires, conflicts, environment, setting, since } = option;
  return [
    times > 1 ? `Repeatable, up to ${times} times.` : "",
    requires.length > 0 ? `Needs ${requires.map(link).join(" and ")}.` : "",
    conflicts.length > 0 ? `Not with ${conflicts.map(link).join(" or ")}.` : "",
    environment ? `Environment: ${variableLink(environment)}.` : "",
    setting ? `Setting: ${settingLink(setting)}.` : "",
    since ? `Since ${since}.` : "",
  ].filter(Boolean);
}

/** Exit codes: code, meaning, what to do. */
export function exitCodeRows({ exitCodes }: Pick<Command, "exitCodes">): Row[] {
  return exitCodes.map(({ code: number, description, cure }) => ({
    id: `exit-${number}`,
    cells: [`${number}`, description, cure],
  }));
}

/** Every environment variable: name, effect with the flag that does the same, an example. */
export function environmentRows(cli: Cli): Row[] {
  return cli.environment.map(({ name, description, example }) => {
    const flag = cli.globals.find(({ environment }) => environment === name);
    const same = flag ? ` Same as [${code(flag.long)}](#${flagId(flag.long)}).` : "";
    return { id: variableId(name), cells: [code(name), description + same, code(example)] };
  });
}

/** The variables that a command reads: those that no flag of another command claims. */
export function commandEnvironmentRows(cli: Cli, command: Command): Row[] {
  const uses = (options: readonly Option[], name: string) => options.some(({ environment }) => environment === name);
  const others = listCliCommands(cli).filter(({ path }) => path !== command.path);
  return cli.environment
    .filter(({ name }) => uses(command.options, name) || !others.some(({ options }) => uses(options, name)))
    .map(({ name, description }) => ({ cells: [variableLink(name), description] }));
}

/** Every setting: key, type, default, and what it does, where it can stand, and what does the same. */
export function settingRows(cli: Cli): Row[] {
  const options = listOptions(cli);
  return cli.settings.map(({ key, type, default: otherwise, files, description }) => {
    const option = options.find(({ setting }) => setting === key);
    const flag =
      option &&
      (cli.globals.includes(option) ? `[${code(option.long)}](${overview}#${flagId(option.long)})` : code(option.long));
    const notes = [
      flag ? `Flag: ${flag}.` : "",
      option?.environment ? `Environment: ${variableLink(option.environment)}.` : "",
      `File: ${files.map((file) => code(settingFiles[file])).join(" or ")}.`,
    ];
    return { id: `key-${key}`, cells: [code(key), type, otherwise, [description, ...notes].filter(Boolean).join(" ")] };
  });
}

/** Where the files are that a system has: name, path, what they hold. */
export function fileRows(cli: Cli, system: "linux" | "macos" | "windows"): Row[] {
  return cli.files.flatMap(({ name, description, [system]: path }) =>
    path ? [{ cells: [code(name), code(path), description] }] : [],
  );
}

/** The fields of a command's JSON: name, type, meaning. */
export function outputRows({ output }: Command): Row[] {
  return output.map(({ field, type, description }) => ({ cells: [code(field), type, description] }));
}

/** Messages as they are printed: text, exit code, cause, cure. */
export function errorRows({ errors }: Command): Row[] {
  return errors.map(({ message, exitCode, cause, cure }) => ({ cells: [code(message), `${exitCode}`, cause, cure] }));
}

/** A command's address: its own page, or the part of a page that explains it. */
export function commandHref({ path, page }: Command): string {
  const isOwnPage = page.endsWith(`/${path}`);
  return isOwnPage ? hrefOf(page) : `${hrefOf(page)}#${path.replaceAll(" ", "-")}`;
}

function variableId(name: string): string {
  return `env-${name.toLowerCase().replaceAll("_", "-")}`;
}

function variableLink(name: string): string {
  return `[${code(name)}](${overview}#${variableId(name)})`;
}

function settingLink(key: string): string {
  return `[${code(key)}](${configuration}#key-${key})`;
}
