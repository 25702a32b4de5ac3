import type { CodeFence } from "@/lib/content/ledger";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import { parseTerminal } from "@/lib/mdx/terminal.mjs";
import { listRuns } from "@/lib/shell/scripts";
import { parseCommandLine } from "./parse";
import type { Cli, CliError, Command } from "./types";

/** Holds each error that a terminal shows to those of the command above it, and the exit code below to that error's. */
export function checkMessages({ lang, text }: Pick<CodeFence, "lang" | "text">, cli: Cli): LineFault[] {
  if (lang !== "console") return [];
  const faults: LineFault[] = [];
  let typed = "";
  let asksForCode = false;
  let met: CliError | undefined;
  for (const [index, { kind, text: said }] of parseTerminal(text).entries()) {
    const line = index + 1;
    if (kind === "command") {
      asksForCode = said.trim() === "echo $?";
      if (!asksForCode) [typed, met] = [said, undefined];
    } else if (kind === "continuation") typed += `\n${said}`;
    else if (said.startsWith("error: ")) {
      const command = commandOf(typed, cli);
      met = command?.errors.find(({ message }) => formOf(message) === formOf(said));
      if (command && !met) faults.push({ line, ...unknown(said, command) });
    } else if (asksForCode && met && /^\d+$/.test(said) && Number(said) !== met.exitCode) {
      const cure = `Write ${met.exitCode}, or correct the "exitCode" of "${met.message}".`;
      faults.push({ line, what: `That error ends with exit code ${met.exitCode}.`, cure });
    }
  }
  return faults;
}

const unknown = (said: string, { path, errors }: Command) => ({
  what: `"${path}" has no such message.`,
  cure:
    didYouMean(
      said,
      errors.map(({ message }) => message),
    ) ?? 'Write one of its messages, or add this one to the "errors" of the command.',
});

/** The last command of ours that a line runs: what it prints comes last. */
function commandOf(typed: string, cli: Cli): Command | undefined {
  const run = listRuns(typed, cli.program).runs.at(-1);
  return run && parseCommandLine(cli, run.args, 1).command;
}

/**
 * A message without what is another's each time: values in quotes, numbers, ids, and names with a slash or a dot.
 * @example formOf('error: --limit must be 1 to 100, not 500') === formOf("error: --limit must be 1 to 50, not 60")
 */
const formOf = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '""')
    .replace(/(?<=[a-z]_)(?=\w*[A-Z])\w+/g, "")
    .replace(/[^\s(]*[./][^\s),]*/g, "…")
    .replace(/\b[0-9a-f]{7,40}\b|\d+/g, "0");
