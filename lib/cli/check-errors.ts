import { didYouMean } from "@/lib/content/nearest-word.mjs";
import type { Description } from "./build";
import type { At, CliError, Command, NodeFault, Option } from "./types";

type Written = Description["commands"][number];
type Flags = readonly Pick<Option, "long" | "short">[];
/** An error where it is written, and the command that ends with it. */
type Met = { error: CliError; at: At; command: Command };

/** What the errors of commands name and what is not there: an error of several commands, and flags in a message. */
export function checkErrors(
  written: Pick<Description, "commands" | "metadata">,
  commands: readonly Command[],
  globals: Flags,
): NodeFault[] {
  const index = written.metadata.findIndex(({ name }) => name === "errors");
  const shared = (written.metadata[index]?.value ?? {}) as Record<string, CliError>;
  const placed = commands.flatMap((command, place) => listErrors(written.commands[place], command));
  const met = placed.flatMap(({ error, at, command }): Met[] => {
    if (typeof error !== "string") return [{ error, at, command }];
    const found = shared[error];
    return found ? [{ error: found, at: ["metadata", index, "value", error], command }] : [];
  });
  const unknown = placed.flatMap(({ error, at }): NodeFault[] => {
    if (typeof error !== "string" || Object.hasOwn(shared, error)) return [];
    const cure = `Write one of: ${Object.keys(shared).join(", ")}.`;
    return [{ at, what: `There is no error "${error}".`, cure }];
  });
  return [...unknown, ...foreignFlags(met, globals)];
}

function listErrors(
  written: Written | undefined,
  command: Command,
): (Omit<Met, "error"> & { error: string | CliError })[] {
  const index = written?.metadata?.findIndex(({ name }) => name === "errors") ?? -1;
  const errors = (written?.metadata?.[index]?.value ?? []) as (string | CliError)[];
  return [
    ...errors.map((error, place) => ({ error, at: [...command.at, "metadata", index, "value", place], command })),
    ...command.commands.flatMap((inner, place) => listErrors(written?.commands?.[place], inner)),
  ];
}

/** Flags in what a command prints of its errors that it does not have. One error of several commands is told of once. */
function foreignFlags(met: readonly Met[], globals: Flags): NodeFault[] {
  const told = new Set<CliError>();
  return met.flatMap(({ error, at, command }) => {
    const own = [...globals, ...withInner(command)].flatMap(({ long, short }) => (short ? [long, short] : [long]));
    const foreign = flagsIn(error.message).filter((flag) => !own.includes(flag));
    if (told.has(error) || foreign.length === 0) return [];
    told.add(error);
    return foreign.map((flag) => ({
      at: [...at, "message"],
      what: `The message names ${flag}, and "${command.path}" has no such flag.`,
      cure: didYouMean(flag, own) ?? "Correct the name, add the flag, or put what somebody typed in quotes.",
    }));
  });
}

const withInner = ({ options, commands }: Command): Option[] => [...options, ...commands.flatMap(withInner)];

/**
 * The flags that a message speaks of as its command's own; not what was typed, in quotes or unknown to the command, and
 * not what belongs to a command that the message names.
 * @example flagsIn('error: --to needs --from, not "--form"') // ["--to", "--from"]
 */
export function flagsIn(message: string): string[] {
  const own = message
    .replace(/"[^"]*"|`[^`]*`|'[^']*'/g, "")
    .replace(/\b(?:unknown|unexpected|no)(?: \w+)? -[\w-]+/g, "")
    .replace(/\b(?:devlog|git) .*/, "");
  return [...new Set(own.match(/(?<![\w./-])(?:--[a-z][a-z-]*[a-z]|-[A-Za-z](?![\w-]))/g))];
}
