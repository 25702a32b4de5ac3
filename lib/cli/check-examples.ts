import type { CodeFence, Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { listRuns, scriptsOf, shellFault } from "@/lib/shell/scripts";
import { capitalsFault } from "@/lib/shell/slips";
import { configFileFaults } from "./check-config-file";
import { checkMessages } from "./check-messages";
import { packageFaults } from "./check-packages";
import { type CommandLine, parseCommandLine } from "./parse";
import { listCliCommands } from "./query";
import type { Cli } from "./types";

/** The command lines of a page or a session: how many there are, what they use, what is wrong with them. */
export type ExamplesRead = { lines: CommandLine[]; problems: Problem[] };

type CodeOf = Pick<Ledger, "code" | "inlineCode">;

/** Holds every command line of a page, in its fenced blocks and in its sentences, to the description. */
export function checkCliExamples(page: { file: string; ledger: CodeOf }, cli: Cli): ExamplesRead {
  const { file, ledger } = page;
  const recorded = new Set(listRecordings(cli).map(({ session }) => session.trimEnd()));
  const read: ExamplesRead = { lines: [], problems: [] };
  for (const fence of ledger.code) {
    // What a page takes from the description has been checked there, where its lines are.
    if (recorded.has(fence.text)) continue;
    add(read, checkCliFence(file, fence, cli));
  }
  for (const { text, line } of ledger.inlineCode) {
    const packages = /^(?:npm|npx|brew) /.test(text) ? packageFaults(text, cli.program) : [];
    add(read, { lines: [], problems: packages.map(({ what, cure }) => ({ file, line, what, cure })) });
    if (!text.startsWith(`${cli.program} `)) continue;
    const { runs, errors } = listRuns(text, cli.program);
    const lines = runs.map((run) => parseCommandLine(cli, run.args, run.line, true));
    const faults = [...errors.map(shellFault), ...lines.flatMap((found) => found.faults)];
    add(read, { lines, problems: faults.map(({ what, cure }) => ({ file, line, what, cure })) });
  }
  return read;
}

/**
 * Holds the command lines of one fenced block, the errors that they show, or the settings in it, to the description. One
 * marked `fails` must have a mistake.
 */
export function checkCliFence(file: string, fence: CodeFence, cli: Cli): ExamplesRead {
  const lines: CommandLine[] = [];
  const problems: Problem[] = [];
  for (const script of scriptsOf(fence)) {
    const { runs, errors } = listRuns(script.text, cli.program);
    const found = runs.map((run) => parseCommandLine(cli, run.args, run.line));
    lines.push(...found);
    const before = (fence.line ?? 0) + script.line - 1;
    const misnamed = runs.flatMap(({ name, line }) =>
      name === cli.program ? [] : { line, ...capitalsFault(name, cli.program) },
    );
    for (const { line, what, cure } of [
      ...errors.map(shellFault),
      ...misnamed,
      ...packageFaults(script.text, cli.program),
      ...found.flatMap(({ faults }) => faults),
    ])
      problems.push({ file, line: before + line, what, cure });
  }
  const { fails } = parseCodeMeta(fence.meta);
  // What a wrong line says is not among the errors of a command, which begin where the line is understood.
  const messages = fails || problems.length > 0 ? [] : checkMessages(fence, cli);
  for (const { line, what, cure } of [...configFileFaults(fence, cli), ...messages])
    problems.push({ file, line: (fence.line ?? 0) + line, what, cure });
  if (!fails) return { lines, problems };
  if (problems.length > 0) return { lines, problems: [] };
  const what = "The example is marked as failing, but no command line in it is wrong.";
  return { lines, problems: [{ file, line: fence.line, what, cure: 'Remove "fails" from the fence.' }] };
}

/** Every recorded example of the description. */
export function listRecordings(cli: Cli): Cli["recordings"] {
  return [...cli.recordings, ...listCliCommands(cli).flatMap(({ recordings }) => recordings)];
}

function add(read: ExamplesRead, { lines, problems }: ExamplesRead): void {
  read.lines.push(...lines);
  read.problems.push(...problems);
}
