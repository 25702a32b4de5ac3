import type { Description } from "./build";
import { checkErrors } from "./check-errors";
import { checkCliFence } from "./check-examples";
import { checkLimits, reversedLimits } from "./check-limits";
import { checkSince } from "./check-since";
import { oneSided } from "./one-sided";
import { listCliCommands } from "./query";
import type { At, Cli, Command, NodeFault, Option, Recording } from "./types";

/** What a schema cannot say: names that are given once, names that lead somewhere, examples that are right. */
export function checkDescription(cli: Cli, written: Description): NodeFault[] {
  const reversed = reversedLimits(cli);
  if (reversed.length > 0) return reversed;
  const commands = listCliCommands(cli);
  const environment = written.metadata.findIndex(({ name }) => name === "environment");
  return [
    ...commands.flatMap((command) => checkCommand(command, cli)),
    ...twice(commands, ({ path }) => path, "command"),
    ...twice(cli.globals, ({ long }) => long, "flag"),
    ...twice(cli.globals, ({ short }) => short, "short flag"),
    ...checkLimits(cli),
    ...checkSince(cli),
    ...checkUnread(written),
    ...cli.exitCodes.flatMap(({ code, cure }, index) =>
      cure
        ? []
        : { at: ["exitCodes", index], what: `The exit code ${code} has no cure.`, cure: 'Add it to "exitCodeCures".' },
    ),
    ...cli.globals.flatMap((option) => checkOption(option, cli.globals, cli)),
    ...oneSided(cli.globals),
    ...checkErrors(written, cli.commands, cli.globals),
    ...cli.recordings.flatMap((recording) => checkRecording(recording, undefined, cli)),
    ...cli.environment.flatMap(({ example }, index) => {
      const at = ["metadata", environment, "value", index, "example"];
      return checkSession(`$ ${example}`, false, cli).map(({ what, cure }) => ({ at, what, cure }));
    }),
  ];
}

function checkCommand(command: Command, cli: Cli): NodeFault[] {
  const { at, path } = command;
  const faults: NodeFault[] = [];
  const options = [...cli.globals, ...command.options];
  if (!cli.groups.includes(command.group)) {
    faults.push({
      at: [...at, "metadata"],
      what: `"${path}" is in no group.`,
      cure: `Name one of: ${cli.groups.join(", ")}; a new one goes into "groups".`,
    });
  }
  if (!command.page || !command.since) {
    faults.push({ at, what: `"${path}" lacks "page" or "since".`, cure: "Add both to its metadata." });
  }
  // What the globals have twice is told of them.
  const isOwn = ({ at: place }: NodeFault) => command.options.some((option) => option.at === place);
  faults.push(...twice(options, ({ long }) => long, "flag").filter(isOwn));
  faults.push(...twice(options, ({ short }) => short, "short flag").filter(isOwn));
  faults.push(...command.options.flatMap((option) => checkOption(option, options, cli)), ...oneSided(command.options));
  for (const { at, unless } of command.arguments) faults.push(...unknownFlags(unless, options, at));
  for (const code of unknownCodes(command, cli)) {
    faults.push({
      at: [...at, "exitCodes"],
      what: `"${path}" ends with ${code}, which the list above doesn't have.`,
      cure: "Add the code, or correct it.",
    });
  }
  if (command.commands.length === 0) {
    if (command.exitCodes.length === 0)
      faults.push({ at, what: `"${path}" has no exit codes.`, cure: 'Add "exitCodes".' });
    if (command.recordings.length === 0) {
      faults.push({ at, what: `"${path}" has no example.`, cure: 'Add "recordings" to its metadata.' });
    }
  }
  return [...faults, ...command.recordings.flatMap((recording) => checkRecording(recording, command, cli))];
}

function checkOption(option: Option, siblings: readonly Option[], cli: Cli): NodeFault[] {
  const { at, long, environment, setting } = option;
  const faults = unknownFlags([...option.conflicts, ...option.requires], siblings, at);
  if (environment && !cli.environment.some(({ name }) => name === environment)) {
    faults.push({
      at,
      what: `${long} names ${environment}.`,
      cure: 'Add the variable to "environment", or correct it.',
    });
  }
  if (setting && !cli.settings.some(({ key }) => key === setting)) {
    faults.push({ at, what: `${long} names the setting "${setting}".`, cure: 'Add it to "settings", or correct it.' });
  }
  return faults;
}

/** Codes that an error or another list names and that the list above it does not have. */
function unknownCodes(command: Command, cli: Cli): number[] {
  const own = command.exitCodes.map(({ code }) => code);
  const known = cli.exitCodes.map(({ code }) => code);
  return [
    ...own.filter((code) => !known.includes(code)),
    ...new Set(command.errors.map(({ exitCode }) => exitCode).filter((code) => !own.includes(code))),
  ];
}

function checkRecording(recording: Recording, command: Command | undefined, cli: Cli): NodeFault[] {
  const at = [...recording.at, "session"];
  const faults: NodeFault[] = checkSession(recording.session, recording.fails === true, cli).map((fault) => ({
    at,
    ...fault,
  }));
  const codes = (command ?? cli).exitCodes.map(({ code }) => code);
  for (const code of endedWith(recording.session)) {
    if (!codes.includes(code)) {
      faults.push({ at, what: `The example ends with ${code}.`, cure: `Its command ends with ${codes.join(", ")}.` });
    }
  }
  return faults;
}

/** The exit codes that a session shows. */
export function endedWith(session: string): number[] {
  return [...session.matchAll(/echo \$\?\n(\d+)/g)].map(([, code]) => Number(code));
}

function checkSession(session: string, fails: boolean, cli: Cli): Omit<NodeFault, "at">[] {
  const meta = fails ? "fails" : "";
  const { problems } = checkCliFence("", { lang: "console", meta, text: session.trimEnd(), line: 0 }, cli);
  return problems.map(({ line, what, cure }) =>
    fails ? { what, cure: 'Remove "fails: true" from it.' } : { what: `Line ${line} of the example: ${what}`, cure },
  );
}

function unknownFlags(names: readonly string[], options: readonly Option[], at: At): NodeFault[] {
  return names
    .filter((name) => !options.some(({ long }) => long === name))
    .map((name) => ({ at, what: `There is no flag ${name}.`, cure: "Add it, or correct the name." }));
}

function twice<T extends { at: At }>(entries: readonly T[], nameOf: (entry: T) => string | undefined, kind: string) {
  const names = entries.map(nameOf);
  return entries.flatMap(({ at }, index): NodeFault[] => {
    const name = names[index];
    if (name === undefined || names.indexOf(name) === index) return [];
    return [{ at, what: `The ${kind} "${name}" is there twice.`, cure: "Rename one, or remove it." }];
  });
}

type Described = Pick<Description["commands"][number], "metadata" | "exitCodes" | "examples"> & { name?: string } & {
  [kind in "options" | "arguments" | "commands"]?: Described[];
};

/** What nobody would read: what is there a second time, a cure for a code that is not, and examples beside recordings. */
function checkUnread(described: Described, at: At = []): NodeFault[] {
  const { metadata = [], exitCodes = [], examples } = described;
  const placed = <T>(entries: readonly T[], ...kind: At) =>
    entries.map((entry, index) => ({ entry, at: [...at, ...kind, index] }));
  const cures = metadata.findIndex(({ name }) => name === "exitCodeCures");
  const byHand = { what: '"examples" is written by hand.', cure: 'Remove it: they are taken from the "recordings".' };
  return [
    ...(examples ? [{ at: [...at, "examples"], ...byHand }] : []),
    ...twice(placed(metadata, "metadata"), ({ entry }) => entry.name, "metadata"),
    ...twice(placed(exitCodes, "exitCodes"), ({ entry }) => `${entry.code}`, "exit code"),
    ...Object.keys((metadata[cures]?.value ?? {}) as object)
      .filter((cured) => !exitCodes.some(({ code }) => `${code}` === cured))
      .map((cured) => ({
        at: [...at, "metadata", cures, "value", cured],
        what: `There is a cure for the exit code ${cured}, but no such code.`,
        cure: "Add the code, or correct it.",
      })),
    ...(["options", "arguments", "commands"] as const).flatMap((kind) =>
      placed(described[kind] ?? [], kind).flatMap(({ entry, at: place }) => checkUnread(entry, place)),
    ),
  ];
}
