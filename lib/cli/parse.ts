import { isDay } from "@/lib/content/day";
import type { LineFault } from "@/lib/content/problem";
import type { ShellWord } from "@/lib/shell/commands";
import { readWords, type WordsRead } from "./read-words";
import type { Cli, Command, Option } from "./types";
import { valueFault } from "./values";

/** What a command line says: its command, the flags and arguments that were given, and what is wrong with it. */
export type CommandLine = { command: Command | undefined; flags: string[]; arguments: string[]; faults: LineFault[] };

/**
 * Holds the words after the program's name to the description. In a mention, as prose has them, what is required may
 * be left out, and the name of a value may stand for it: `devlog project show KEY`.
 */
export function parseCommandLine(cli: Cli, words: readonly ShellWord[], line: number, isMention = false): CommandLine {
  const read = readWords(cli, words, isMention);
  const { command, given, values, isElastic } = read;
  const flags = given.map(({ option }) => option.long);
  const isComplete = !isMention && !isElastic;
  const asksForHelp = flags.includes("--help") || flags.includes("--version");
  const faults =
    read.isUnknown || asksForHelp
      ? read.faults
      : [
          ...read.faults,
          ...given.flatMap((_, index) => togetherFaults(given, index, isMention)),
          ...periodFaults(given),
          ...valueFaults(read, isMention),
          ...(isComplete ? missing(cli, read, line) : []),
        ];
  return {
    command,
    flags: [...new Set(flags)],
    arguments: (command?.arguments ?? []).slice(0, values.length).map(({ name }) => name),
    faults,
  };
}

/** What a flag has to do with the flags before it: given too often, excluded, or in need of another. */
function togetherFaults(given: WordsRead["given"], index: number, isMention: boolean): LineFault[] {
  const { option, line } = given[index] as WordsRead["given"][number];
  const { long, times } = option;
  const before = given.slice(0, index).map((earlier) => earlier.option);
  const faults: LineFault[] = [];
  if (before.filter((other) => other === option).length === times) {
    faults.push(
      times === 1
        ? { line, what: `${long} is given twice.`, cure: "It can be given once." }
        : { line, what: `${long} is given more than ${times} times.`, cure: `${times} times is the most.` },
    );
  }
  const other = before.find((earlier) => excludes(earlier, option));
  if (other) faults.push({ line, what: `${other.long} and ${long} exclude each other.`, cure: "Keep one of them." });
  const lacking = option.requires.find((name) => !given.some((any) => any.option.long === name));
  if (lacking && !isMention) faults.push({ line, what: `${long} needs ${lacking}.`, cure: `Add ${lacking}.` });
  return faults;
}

/** Flags that bound a period: its first day, and its last. */
const bounds = [
  ["--since", "--until"],
  ["--from", "--to"],
];

/** A period that ends before it begins. */
function periodFaults(given: WordsRead["given"]): LineFault[] {
  return bounds.flatMap(([first, last]) => {
    const [begin, end] = [first, last].map((name) => given.find(({ option }) => option.long === name));
    if (!isDay(begin?.value) || !isDay(end?.value) || begin.value <= end.value) return [];
    const what = `${first} ${begin.value} is later than ${last} ${end.value}.`;
    return [{ line: end.line, what, cure: "Write the earlier day first." }];
  });
}

function excludes(one: Option, other: Option): boolean {
  return one.conflicts.includes(other.long) || other.conflicts.includes(one.long);
}

function valueFaults({ command, values, isElastic }: WordsRead, isMention: boolean): LineFault[] {
  return values.flatMap(({ text, line, isOpen }, index): LineFault[] => {
    const argument = command?.arguments[index];
    if (!argument) {
      const isFirst = index === (command?.arguments.length ?? 0);
      if (isElastic || !isFirst) return [];
      return [
        { line, what: `Unexpected argument "${text}".`, cure: "Put a value with spaces in quotes, or remove it." },
      ];
    }
    const isFree = isOpen || (isMention && text === argument.name);
    const fault = isFree ? undefined : valueFault(text, argument.value);
    return fault
      ? [{ line, what: `${argument.name} ${fault}, not "${text}".`, cure: `Correct ${argument.name}.` }]
      : [];
  });
}

/** A command or an argument that the line still needs. */
function missing(cli: Cli, { command, given, values }: WordsRead, line: number): LineFault[] {
  const inner = command ? command.commands : cli.commands;
  const name = [cli.program, command?.path].filter(Boolean).join(" ");
  if (!command || inner.length > 0) {
    const names = inner.map(({ path }) => path.split(" ").at(-1));
    return [{ line, what: `"${name}" needs a command.`, cure: `Write one of: ${names.join(", ")}.` }];
  }
  const lacking = command.arguments
    .slice(values.length)
    .find(({ isRequired, unless }) => isRequired && !given.some(({ option }) => unless.includes(option.long)));
  if (!lacking) return [];
  const all = command.arguments.map((argument) => argument.name).join(" ");
  return [{ line, what: `"${name}" lacks ${lacking.name}.`, cure: `Write ${name} ${all}.` }];
}
