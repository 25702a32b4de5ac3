import { type Message, transformSync } from "esbuild";
import { parseAllDocuments } from "yaml";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { isJsonText } from "@/lib/mdx/is-json-text.mjs";
import { parseTerminal } from "@/lib/mdx/terminal.mjs";
import { listCommands, type ShellCommand, type ShellError } from "@/lib/shell/commands";
import { goesOnAsInBash } from "@/lib/shell/powershell";
import { scriptsOf, shellFault } from "@/lib/shell/scripts";
import { slipOf } from "@/lib/shell/slips";
import type { CodeFence } from "./ledger";
import { lineAt } from "./place";
import type { LineFault, PlacedFault } from "./problem";

/** What nobody can run or read of a fence: YAML or JavaScript that is none, a script that no shell reads, a command without its end. */
export function brokenCode(fence: CodeFence): PlacedFault[] {
  const { meta, line = 0 } = fence;
  const { fails, deleted } = parseCodeMeta(meta);
  if (fails) return [];
  // A line that goes is no part of what somebody runs.
  const kept = fence.text.split("\n").flatMap((text, index) => (deleted.has(index + 1) ? [] : { text, at: index + 1 }));
  const faults = faultsIn({ ...fence, text: kept.map(({ text }) => text).join("\n") });
  return faults.map((fault) => ({ ...fault, line: line + (kept[fault.line - 1]?.at ?? fault.line) }));
}

function faultsIn(fence: CodeFence): LineFault[] {
  switch (fence.lang) {
    case "bash":
    case "console":
      return shellFaults(fence);
    case "powershell":
      return powershellFaults(fence.text);
    case "javascript":
    case "typescript":
      return javascriptFaults(fence.text);
    case "yaml":
      return yamlFaults(fence.text);
    default:
      return [];
  }
}

/** Every line that was to go on as one of bash does. */
function powershellFaults(text: string): LineFault[] {
  const lines = text.split("\n");
  return lines.flatMap((each, index) => {
    if (!goesOnAsInBash(each, lines[index + 1])) return [];
    const what = "The command ends at this line's \\: PowerShell goes on after a backtick.";
    return [{ line: index + 1, what, cure: "Write ` for \\." }];
  });
}

/** An excerpt may have the same key twice: it is no whole file. */
function yamlFaults(text: string): LineFault[] {
  const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false });
  const [first] = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors) : [];
  if (!first) return [];
  return [
    {
      line: lineAt(text, first.pos[0]),
      what: `This is no YAML: ${first.message}.`,
      cure: "Indent each line as far as the lines that it belongs to, with spaces; put a text with a colon in quotes.",
    },
  ];
}

/** What an excerpt may be a part of: a value, a function, a class, an object. */
const wholes: ((text: string) => string)[] = [
  (text) => `(${text}\n)`,
  (text) => `async () => {\n${text}\n}`,
  (text) => `(class {\n${text}\n})`,
  (text) => `({\n${text}\n})`,
];

function javascriptFaults(text: string): LineFault[] {
  const error = javascriptError(text);
  // What is there twice shows two ways to write it.
  if (!error?.location || /already been declared|^Multiple exports/.test(error.text)) return [];
  if (!javascriptError(text, "tsx") || wholes.some((whole) => !javascriptError(whole(text)))) return [];
  const what = `This cannot be read as JavaScript or TypeScript: ${error.text.replace(/:$/, "")}.`;
  const cure = "Mend the line, or the bracket or quotation mark above it; of what is left out, say so in a comment.";
  return [{ line: error.location.line, what, cure }];
}

function javascriptError(text: string, loader: "ts" | "tsx" = "ts"): Message | undefined {
  try {
    transformSync(text, { loader, logLevel: "silent" });
  } catch (error) {
    return (error as { errors: Message[] }).errors[0];
  }
}

/** Of the lines that call the CLI or the API, their own checks tell what no shell can read. */
const checkedElsewhere = /\b(?:devlog|curl)\b/;

function shellFaults({ lang, text }: CodeFence): LineFault[] {
  if (isJsonText(text)) return [{ line: 1, what: `This is JSON, no ${lang}.`, cure: "Write json after the fence." }];
  const lost = lang === "console" ? lostInSession(text) : [];
  const found = scriptsOf({ lang, text }).flatMap((script) => {
    const { commands, errors } = listCommands(script.text);
    const broken = checkedElsewhere.test(script.text) ? [] : unreadIn(errors).map(shellFault);
    const slips = commands.flatMap((command) => slipOf(command) ?? []);
    return [...broken, ...lostEnds(script.text, commands), ...slips].map((fault) => ({
      ...fault,
      line: script.line - 1 + fault.line,
    }));
  });
  return [...lost, ...found];
}

/** The first error of a script. A name in angle brackets, which stands for a reader's own, is no redirection. */
const unreadIn = (errors: readonly ShellError[]): ShellError[] =>
  errors.filter(({ message }) => message !== "expected redirect target").slice(0, 1);

/** Flags that were to be a command's, whose line ends before them: without a backslash, or with one that does nothing. */
function lostEnds(script: string, commands: readonly ShellCommand[]): LineFault[] {
  const lines = script.split("\n");
  const isExcerpt = commands[0]?.name.startsWith("-");
  return commands.flatMap(({ name, line }) => {
    const before = lines.slice(0, line - 1).findLast((each) => !/^\s*(?:#|$)/.test(each));
    // An excerpt may be flags alone.
    const isBelow = !isExcerpt && /^\s+-/.test(lines[line - 1] ?? "") && /\S/.test(lines[line - 2] ?? "");
    return name.startsWith("-") && (isBelow || /\\\s*$/.test(before ?? "")) ? [lostFlag(name, line)] : [];
  });
}

const lostFlag = (name: string, line: number): LineFault => ({
  line,
  what: `${name} belongs to no command: the one above ends before it.`,
  cure: "End each of its lines but the last with \\ and no space after it, with no empty line or comment between.",
});

/** The same in a terminal, where such a line is taken for what the command printed. */
function lostInSession(session: string): LineFault[] {
  const lines = parseTerminal(session);
  return lines.flatMap(({ kind, text }, index) => {
    const [, flag] = /^\s{2,}(--?[a-z][a-z-]*)(?=[ =\\]|$)/.exec(text) ?? [];
    const above = lines[index - 1];
    // Help is a list of flags, and so may be what is read from a file.
    const isBelow = above && above.kind !== "output" && !/\bhelp\b| -h\b|^(?:cat|git diff|ls|man)\b/.test(above.text);
    return kind === "output" && flag !== undefined && isBelow ? [lostFlag(flag, index + 1)] : [];
  });
}
