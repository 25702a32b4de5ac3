import { isScalar, parseDocument, visit } from "yaml";
import type { CodeFence } from "@/lib/content/ledger";
import { lineAt } from "@/lib/content/place";
import { parseTerminal } from "@/lib/mdx/terminal.mjs";
import { listCommands, type ShellCommand, type ShellError, type ShellWord } from "./commands";

/** A piece of a fenced block that a shell reads; `line` counts from 1 in the block. */
type Script = { text: string; line: number };

/** What a reader would run of a fenced block: the commands of a terminal, a script, the steps of a CI job. */
export function scriptsOf({ lang, text }: Pick<CodeFence, "lang" | "text">): Script[] {
  switch (lang) {
    case "bash":
      return [{ text, line: 1 }];
    case "console":
      return terminalScripts(text);
    case "powershell":
      // Of PowerShell, only what it shares with other shells is read: a program and its words, after a pipe or alone.
      return text.split("\n").map((line, index) => {
        const [, run = ""] = /(?:^|\|)\s*([a-z][\w-]*(?:\s[^|]*)?)$/.exec(line) ?? [];
        return { text: run, line: index + 1 };
      });
    case "yaml":
      return runSteps(text);
    default:
      return [];
  }
}

function terminalScripts(text: string): Script[] {
  const scripts: Script[] = [];
  for (const [index, { kind, text: line }] of parseTerminal(text).entries()) {
    const last = scripts.at(-1);
    if (kind === "command") scripts.push({ text: line, line: index + 1 });
    else if (kind === "continuation" && last) last.text += `\n${line}`;
  }
  return scripts;
}

/** The `run` steps of a workflow. */
function runSteps(text: string): Script[] {
  const scripts: Script[] = [];
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "run" || !isScalar(value) || typeof value.value !== "string") return;
      // A block begins on the line after its `|`.
      const isBlock = value.type === "BLOCK_LITERAL" || value.type === "BLOCK_FOLDED";
      scripts.push({ text: value.value, line: lineAt(text, value.range?.[0] ?? 0) + (isBlock ? 1 : 0) });
    },
  });
  return scripts;
}

/** Programs that run the program named after them; `time` is a word of the shell. `xargs` also adds words that nobody sees. */
const wrappers = new Set(["sudo", "env", "command", "exec", "nohup", "xargs"]);

function unseen(line: number): ShellWord {
  const piece = { kind: "expansion", text: "$@", variable: "@", isQuoted: false } as const;
  return { text: "$@", value: "$@", pieces: [piece], line };
}

/** Every run of a program in a script, behind `sudo` and the like too. */
export function listRuns(script: string, program: string): { runs: ShellCommand[]; errors: ShellError[] } {
  if (!script.includes(program)) return { runs: [], errors: [] };
  const { commands, errors } = listCommands(script);
  const runs = commands.flatMap((command) => {
    if (command.name === program) return [command];
    const at = command.args.findIndex(({ value }) => !/^-|=|^\d+$|^\{\}$/.test(value));
    if (!wrappers.has(command.name) || command.args[at]?.value !== program) return [];
    const args = command.args.slice(at + 1);
    return [{ ...command, name: program, args: command.name === "xargs" ? [...args, unseen(command.line)] : args }];
  });
  return { runs, errors };
}

/** A script that no shell can read, as a mistake of its writer. */
export function shellFault({ line, message }: ShellError): { line: number; what: string; cure: string } {
  return { line, what: `A shell cannot read this: ${message}.`, cure: "Close every quote and bracket." };
}
