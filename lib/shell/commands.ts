import { forEachChild, parse, type Redirection, type SyntaxNode, type Word, type WordPart } from "unbash";
import { lineAt } from "@/lib/content/place";

/** A piece of a word: text that the command gets as it is, or something that the shell puts in its place. */
export type ShellPiece =
  | { kind: "text"; text: string }
  | { kind: "expansion"; text: string; variable: string | undefined; isQuoted: boolean };

/** One word of a command. `value` is what the command gets, with expansions left as written: `Bearer $KEY`. */
export type ShellWord = { text: string; value: string; pieces: ShellPiece[]; line: number };

/** One simple command, wherever it stands: in a pipeline, an `if`, a `$(…)`. Lines count from 1 in the script. */
export type ShellCommand = {
  name: string;
  /** As it stands in the script. */
  text: string;
  args: ShellWord[];
  /** `A=1` in front of the command. */
  environment: { name: string; value: string }[];
  /** What a here-document, a here-string, or an `echo` before its pipe gives it to read. */
  input: ShellWord | undefined;
  line: number;
};

export type ShellError = { line: number; message: string };

/** Every simple command of a bash script, in the order of the text, without running anything. */
export function listCommands(script: string): { commands: ShellCommand[]; errors: ShellError[] } {
  const tree = parse(script);
  const commands: ShellCommand[] = [];
  const piped = new Map<SyntaxNode, ShellWord | undefined>();
  const errors = (tree.errors ?? []).map(({ message, pos }) => ({ line: lineAt(script, pos), message }));
  const visit = (node: SyntaxNode): void => {
    if (node.type === "Command" || node.type === "Redirected") {
      for (const { pos, word } of node.redirects.flatMap(unendedInput)) {
        errors.push({ line: lineAt(script, pos), message: `no line below says ${word} alone, which ends the text` });
      }
    }
    if (node.type === "Pipeline") {
      for (const [index, next] of node.commands.slice(1).entries()) {
        piped.set(next, printedBy(node.commands[index], script));
      }
    }
    if (node.type === "Command" && node.name) {
      commands.push({
        name: node.name.value,
        text: script.slice(node.pos, node.end),
        args: node.args.flatMap((argument) =>
          argument.type === "Word"
            ? [toWord(argument, script)]
            : [{ ...plainWord(argument.text), line: lineAt(script, argument.pos) }],
        ),
        environment: node.prefix.flatMap((entry) =>
          entry.type === "Assignment" && entry.value.type === "Word"
            ? [{ name: entry.name, value: entry.value.value }]
            : [],
        ),
        input:
          node.redirects.map((one) => inputOf(one, script)).find((input) => input !== undefined) ?? piped.get(node),
        line: lineAt(script, node.pos),
      });
    }
    forEachChild(node, visit);
  };
  visit(tree);
  return { commands, errors };
}

/** The variables that a script sets once, to a text that it holds: `API=https://api.example.com`. */
export function listAssignments(script: string): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === "Command") {
      // What stands in front of a command is its environment, and no variable of the script.
      for (const entry of node.name ? node.args : node.prefix) {
        if (entry.type !== "Assignment") continue;
        const { name, value } = entry;
        const isOnce = !found.has(name);
        found.set(name, isOnce && value?.type === "Word" ? textOf(toWord(value, script)) : undefined);
      }
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return new Map([...found].flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}

/** What `echo` and `printf '%s'` print. */
function printedBy(node: SyntaxNode | undefined, script: string): ShellWord | undefined {
  if (node?.type !== "Command") return undefined;
  const words = node.args.map((word) => (word.type === "Word" ? toWord(word, script) : undefined));
  const leading = { echo: /^-n$/, printf: /^%s(?:\\n)?$/ }[node.name?.value ?? ""];
  if (!leading) return undefined;
  const [text, ...others] = leading.test(words[0]?.value ?? "") ? words.slice(1) : words;
  return others.length === 0 ? text : undefined;
}

/** A word as the command gets it, where that stands in the script. */
function textOf({ pieces, value }: ShellWord): string | undefined {
  return pieces.every(({ kind }) => kind === "text") ? value : undefined;
}

function toWord(word: Word, script: string): ShellWord {
  const pieces = word.parts ? word.parts.flatMap((part) => piecesOf(part, false)) : plainWord(word.value).pieces;
  return { text: word.text, value: pieces.map(({ text }) => text).join(""), pieces, line: lineAt(script, word.pos) };
}

function plainWord(text: string): Omit<ShellWord, "line"> {
  return { text, value: text, pieces: [{ kind: "text", text }] };
}

function piecesOf(part: WordPart, isQuoted: boolean): ShellPiece[] {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return [{ kind: "text", text: part.value }];
    case "DoubleQuoted":
    case "LocaleString":
      return part.parts.flatMap((inner) => piecesOf(inner, true));
    default:
      return [{ kind: "expansion", text: part.text, variable: variableOf(part), isQuoted }];
  }
}

/** The variable whose value an expansion is, unless that is not set; of one that makes something else of it, none. */
function variableOf(part: WordPart): string | undefined {
  if (part.type === "SimpleExpansion") return part.text.slice(1);
  if (part.type !== "ParameterExpansion" || part.prefix || part.index) return undefined;
  const { operation } = part;
  const isOwn = operation === undefined || (operation.type === "Default" && !operation.operator.includes("+"));
  return isOwn ? part.parameter : undefined;
}

/** A here-document whose end does not come: a shell would take the rest of the script for its text. */
function unendedInput(redirect: Redirection): { pos: number; word: string }[] {
  if (redirect.type !== "HereDoc" || redirect.closing || !redirect.delimiter) return [];
  return [{ pos: redirect.pos, word: redirect.delimiter.value }];
}

/** In a here-document, the shell fills in what stands in no quotes for it, unless its end is in some. */
function inputOf(redirect: Redirection, script: string): ShellWord | undefined {
  if (redirect.type === "HereString") return redirect.target && toWord(redirect.target, script);
  if (redirect.type !== "HereDoc") return undefined;
  const { text, parts, pos } = redirect.body;
  const pieces = parts?.flatMap((part) => piecesOf(part, true)) ?? plainWord(text).pieces;
  return { text, value: text, pieces, line: lineAt(script, pos) };
}
