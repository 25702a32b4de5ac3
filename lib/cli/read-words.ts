import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import type { ShellPiece, ShellWord } from "@/lib/shell/commands";
import type { Cli, Command, Option } from "./types";
import { valueFault } from "./values";

/** A word that is neither a flag nor a command. `isOpen` where the shell puts something in that nobody knows before. */
export type Value = { text: string; line: number; isOpen: boolean };

/** A command line read from left to right, before it is looked at as a whole. */
export type WordsRead = {
  command: Command | undefined;
  /** Each flag; its value where the line says it. */
  given: { option: Option; line: number; value?: string }[];
  values: Value[];
  faults: LineFault[];
  /** Whether some word can become several, or none: `${cursor:+--cursor "$cursor"}`. */
  isElastic: boolean;
  /** Whether the command is not known, so that nothing after it can be judged. */
  isUnknown: boolean;
};

/** Reads the words after the program's name as the program would: commands, flags with their values, arguments. */
export function readWords(cli: Cli, words: readonly ShellWord[], isMention: boolean): WordsRead {
  return new Reader(cli, words, isMention).read();
}

class Reader {
  private readonly cli: Cli;
  private readonly words: readonly ShellWord[];
  private readonly isMention: boolean;
  private readonly found: WordsRead = {
    command: undefined,
    given: [],
    values: [],
    faults: [],
    isElastic: false,
    isUnknown: false,
  };
  private at = 0;

  constructor(cli: Cli, words: readonly ShellWord[], isMention: boolean) {
    this.cli = cli;
    this.words = words;
    this.isMention = isMention;
  }

  read(): WordsRead {
    let hasEnded = false;
    for (let word = this.next(); word && !this.found.isUnknown; word = this.next()) {
      const text = word.value;
      if (this.isMention && /^(…|\.\.\.)$/.test(text)) continue;
      if (hasEnded || !text.startsWith("-") || text === "-") this.readPlain(word);
      else if (text === "--") hasEnded = true;
      else if (text.startsWith("--")) this.readLong(word);
      else if (!this.readSingle(word)) this.readShort(word);
    }
    return this.found;
  }

  private next(): ShellWord | undefined {
    this.at += 1;
    return this.words[this.at - 1];
  }

  private readPlain(word: ShellWord): void {
    const { command } = this.found;
    if (word.pieces.some(isElastic)) this.found.isElastic = true;
    const inner = command ? command.commands : this.cli.commands;
    if (inner.length === 0) {
      this.found.values.push({ text: word.value, line: word.line, isOpen: isOpen(word) });
      return;
    }
    if (isOpen(word)) {
      this.found.isUnknown = true;
      return;
    }
    const path = command ? `${command.path} ${word.value}` : word.value;
    const chosen = inner.find((candidate) => candidate.path === path);
    if (chosen) {
      this.found.command = chosen;
      return;
    }
    this.found.isUnknown = true;
    const names = inner.map((candidate) => candidate.path.split(" ").at(-1) ?? "");
    const meant = nearestWord(word.value, names);
    const above = [this.cli.program, command?.path].filter(Boolean).join(" ");
    this.report(
      word.line,
      `Unknown command "${above} ${word.value}".`,
      meant ? `Did you mean "${above} ${meant}"?` : `The commands are: ${names.join(", ")}.`,
    );
  }

  private readLong({ value: text, line, ...word }: ShellWord): void {
    const [, name = "", value] = /^([^=]*)(?:=([\s\S]*))?$/.exec(text) ?? [];
    const option = this.options().find(({ long }) => long === name);
    if (!option) {
      this.reportUnknown(name, line);
      return;
    }
    this.found.given.push({ option, line });
    if (value === undefined) this.takeValue(option, line);
    else if (option.value) this.checkValue(option, { text: value, line, isOpen: isOpen(word) });
    else this.report(line, `${name} takes no value.`, `Write ${name} alone.`);
  }

  /** A long flag behind one hyphen. It is read as what it was meant to be, so that its value is no argument. */
  private readSingle({ value: text, line }: ShellWord): boolean {
    const [name = "", value] = text.split("=", 2);
    const option = this.options().find(({ long }) => long === `-${name}`);
    if (!option) return false;
    this.report(line, `Unknown flag ${name}.`, `Did you mean ${option.long}?`);
    this.found.given.push({ option, line });
    if (option.value && value === undefined && !this.words[this.at]?.value.startsWith("-")) this.at += 1;
    return true;
  }

  /** One letter after another; the last one can take the next word as its value. */
  private readShort({ value: text, line }: ShellWord): void {
    const letters = text.slice(1);
    for (const [index, letter] of [...letters].entries()) {
      const option = this.options().find(({ short }) => short === `-${letter}`);
      if (!option) {
        this.reportUnknown(`-${letter}`, line);
        return;
      }
      this.found.given.push({ option, line });
      if (!option.value) continue;
      const value = letters.slice(index + 1).replace(/^=/, "");
      if (value === "") this.takeValue(option, line);
      else {
        const cure = `Write -${letter} ${value}, or ${option.long}=${value}.`;
        this.report(line, `The value of -${letter} does not stand apart in "${text}".`, cure);
      }
      return;
    }
  }

  private takeValue(option: Option, line: number): void {
    if (!option.value) return;
    const next = this.words[this.at];
    if (next && !/^-(?!\d|$)/.test(next.value)) {
      this.at += 1;
      this.checkValue(option, { text: next.value, line: next.line, isOpen: isOpen(next) });
    } else if (!this.isMention && !this.found.isElastic) {
      this.report(line, `${option.long} needs a value.`, `Write ${option.long} ${option.value.name}.`);
    }
  }

  private checkValue({ long, value: rule }: Option, { text, line, isOpen }: Value): void {
    const taker = this.found.given.at(-1);
    if (taker && !isOpen) taker.value = text;
    if (!rule || isOpen || (this.isMention && text === rule.name)) return;
    const fault = valueFault(text, rule);
    if (fault) this.report(line, `${long} ${fault}, not "${text}".`, `Correct the value of ${long}.`);
  }

  private options(): Option[] {
    return [...(this.found.command?.options ?? []), ...this.cli.globals];
  }

  private reportUnknown(name: string, line: number): void {
    const isLong = name.startsWith("--");
    const known = this.options().flatMap(({ long, short }) => (isLong ? long : (short ?? [])));
    const meant = isLong ? nearestWord(name, known) : undefined;
    const cure = meant ? `Did you mean ${meant}?` : `The flags here are ${known.join(", ")}.`;
    this.report(line, `Unknown flag ${name}.`, cure);
    // What follows it is its value, unless the command still waits for a command of its own or for an argument.
    const { command, values } = this.found;
    const isValue = command?.commands.length === 0 && command.arguments.length <= values.length;
    if (isValue && !this.words[this.at]?.value.startsWith("-")) this.at += 1;
  }

  private report(line: number, what: string, cure: string): void {
    this.found.faults.push({ line, what, cure });
  }
}

function isOpen({ pieces }: Pick<ShellWord, "pieces">): boolean {
  return pieces.some(({ kind }) => kind === "expansion");
}

/** Whether a piece can become several words, or none: outside of quotes, and, of all words of an array, within them. */
function isElastic(piece: ShellPiece): boolean {
  return piece.kind === "expansion" && (!piece.isQuoted || /^\$(?:@|\{(?:@|\w+\[@\])\})$/.test(piece.text));
}
