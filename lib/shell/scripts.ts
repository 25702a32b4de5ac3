import { isScalar, parseDocument, visit } from "yaml";
import type { CodeFence } from "@/lib/content/ledger";
import { lineAt } from "@/lib/content/place";
import type { LineFault } from "@/lib/content/problem";
import { parseTerminal } from "@/lib/mdx/terminal.mjs";
import { listCommands, type ShellCommand, type ShellError, type ShellWord } from "./commands";
import { powershellLines } from "./powershell";

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
      return powershellLines(text).flatMap(programsIn);
    case "yaml":
      return runSteps(text);
    default:
      return [];
  }
}

/**
 * Of a line of PowerShell, only what it shares with other shells is read: a program and its words, between pipes, and
 * where a variable takes what it prints. What has brackets of PowerShell's own is not.
 */
function programsIn({ text: whole, line }: Script): Script[] {
  const signs = whole.replace(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|(?<!\S)#.*/g, (found) =>
    (/^(?:#|\\\n)/.test(found) ? " " : "_").repeat(found.length),
  );
  return [...signs.matchAll(/[^|]+/g)].flatMap(({ 0: piece, index }) => {
    const [before = ""] = /^\s*(?:\$[\w:]+\s*\+?=\s*)?(?:&\s+)?/.exec(piece) ?? [];
    const run = piece.slice(before.length).trimEnd();
    if (!/^[a-z][\w-]*(?!\S)/.test(run) || ofBash.test(run) || /[(){}]/.test(run)) return [];
    const start = index + before.length;
    return [{ text: whole.slice(start, start + run.length), line: line + lineAt(whole, start) - 1 }];
  });
}

/** Words that begin a statement of bash, and are something else in PowerShell. */
const ofBash = /^(?:case|do|for|function|if|select|until|while)\b/;

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

/**
 * Programs that run the program named after them, each with the letters of its options that take a value; `time` is a word
 * of the shell.
 */
const wrappers = new Map([
  ["sudo", "CDRTUghprtu"],
  ["env", "CSu"],
  ["command", ""],
  ["exec", "a"],
  ["nohup", ""],
  ["timeout", "ks"],
  ["watch", "n"],
  ["xargs", "EILPadns"],
  ["npx", "p"],
]);

/** Programs that run what their argument says. */
const shells = new Set(["bash", "sh", "zsh", "watch"]);

/** Whether a word names a program: by itself, in capitals, or by a path. */
function isNamed(word: string, program: string): boolean {
  const name = word.split("/").at(-1) ?? "";
  return name === program || word.toLowerCase() === program;
}

/** Whether a word is the package of a program, with its version or without: `@devlog/cli@0.1.0`. */
export const isPackageOf = (word: string, program: string) => word.replace(/(?<=.)@.*$/, "") === `@${program}/cli`;

/** What `xargs` makes of a program's words: it adds some that nobody sees, or puts one in the place of a sign. */
function filledWords(words: readonly ShellWord[], sign: string | undefined, line: number): ShellWord[] {
  const unseen = { kind: "expansion", text: "$@", variable: "@" } as const;
  if (sign === undefined)
    return [...words, { text: "$@", value: "$@", pieces: [{ ...unseen, isQuoted: false }], line }];
  return words.map((word) => (word.value.includes(sign) ? { ...word, pieces: [{ ...unseen, isQuoted: true }] } : word));
}

/** The sign that `xargs` replaces: the word of `-I`. */
function signOf(flags: readonly ShellWord[]): string | undefined {
  const at = flags.findIndex(({ value }) => value.startsWith("-I"));
  return at < 0 ? undefined : flags[at]?.value.slice(2) || flags[at + 1]?.value;
}

/**
 * Every run of a program in a script, behind `sudo` and the like, or within `bash -c '…'`. Its name stays as it is
 * written, but for a path: nobody finds it in capitals.
 */
export function listRuns(script: string, program: string): { runs: ShellCommand[]; errors: ShellError[] } {
  if (!script.toLowerCase().includes(program)) return { runs: [], errors: [] };
  const { commands, errors } = listCommands(script);
  return { runs: commands.flatMap((command) => runsOf(command, program)), errors };
}

function runsOf(command: ShellCommand, program: string): ShellCommand[] {
  const { name, args, line } = command;
  if (isNamed(name, program)) return [{ ...command, name: name.split("/").at(-1) ?? "" }];
  const said = shells.has(name) ? args.find(({ value }) => value.includes(`${program} `)) : undefined;
  if (said && (name === "watch" || args.some(({ value }) => /^-[a-z]*c$/.test(value)))) {
    const inner = listRuns(said.value, program).runs;
    return inner.map((run) => ({
      ...run,
      line: run.line + said.line - 1,
      args: run.args.map((word) => ({ ...word, line: word.line + said.line - 1 })),
    }));
  }
  const valued = wrappers.get(name);
  if (valued === undefined) return [];
  const isOptionWithValue = (word = "") =>
    word === "--package" || (/^-[a-z]$/i.test(word) && valued.includes(word.charAt(1)));
  const at = args.findIndex(
    ({ value }, index) => !/^-|=|^\d+[smh]?$/.test(value) && !isOptionWithValue(args[index - 1]?.value),
  );
  const word = args[at]?.value ?? "";
  const [flags, words] = [args.slice(0, at), args.slice(at + 1)];
  const hasPackage =
    name !== "npx" || flags.some(({ value }) => isPackageOf(value.replace(/^--package=/, ""), program));
  if (!(isNamed(word, program) && hasPackage) && !(name === "npx" && isPackageOf(word, program))) return [];
  const filled = name === "xargs" ? filledWords(words, signOf(flags), line) : words;
  return [{ ...command, name: word.toLowerCase() === program ? word : program, args: filled }];
}

/** A script that no shell can read, as a mistake of its writer. */
export function shellFault({ line, message }: ShellError): LineFault {
  return {
    line,
    what: `A shell cannot read this: ${message}.`,
    cure: "Close every quote, bracket, and here-document. A text of several lines stands in a bash block, not in a console.",
  };
}
