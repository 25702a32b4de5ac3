import { marksIn, piecesOf, type Stretch } from "./marks";
import type { Quote } from "./protocol";
import { isTelling, stemsOf, tokensOf } from "./words";

/** How many letters a quote has, and how many of them stand before what it is about. */
const length = 150;
const before = 40;

/** From how many letters on a line is likely a sentence, and not a cell or a name. */
const sentence = 40;

/** How many words tell the browser which place is meant: one alone may stand anywhere. */
const fragmentWords = 5;

/**
 * Quotes the line of a text that says most of the words; its first sentence, where none is said. A line that is no more than
 * the title, under which it would stand, only tells the browser the place: what explains it is quoted.
 */
export function quoteOf(text: string, words: ReadonlySet<string>, title = ""): Quote | undefined {
  const lines = text.split("\n").filter((line) => line.trim());
  let [best, most] = [lines.find(isSentence) ?? lines[0], 0];
  for (const line of lines) {
    const value = saysOf(line, words);
    if (value > most) [best, most] = [line, value];
  }
  if (best === undefined) return undefined;
  const fragment = most > 0 ? fragmentOf(best, marksIn(best, words)[0]) : "";
  if (title && (best === title || (best.startsWith(title) && !isSentence(best)))) best = explained(lines, best);
  const marks = marksIn(best, words);
  const { start, end } = windowOf(best, marks[0]);
  const shown = marks.filter((mark) => mark.start >= start && mark.end <= end);
  const quoted = best.slice(start, end);
  const pieces = piecesOf(
    quoted,
    shown.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
  );
  if (start > 0) pieces[0] = `… ${pieces[0]}`;
  if (end < best.length) pieces[pieces.length - 1] += " …";
  return { pieces, fragment };
}

const isSentence = (line: string) => /^\p{Lu}.*[.:!?]$/u.test(line.trim());

/** What stands beside a name: a sentence, or else the longest of the cells. */
function explained(lines: readonly string[], name: string): string {
  const others = lines.filter((line) => line !== name);
  return others.find(isSentence) ?? others.sort((a, b) => b.length - a.length)[0] ?? name;
}

/** How much a line says of the words. Of two that say as much, the one that is a sentence says more than a line of code. */
function saysOf(line: string, words: ReadonlySet<string>): number {
  const tokens = tokensOf(line);
  const isSaid = (word: string) => words.has(word) && isTelling(word);
  const said = new Set(tokens.flatMap((token) => stemsOf(token).filter(isSaid)));
  // An identifier is said once more by its whole: that tells it from its words, but is no word more.
  const hasWhole = tokens.some(({ written, words: all }) => all.slice(written.length).some(isSaid));
  if (said.size === 0 && !hasWhole) return 0;
  return (
    Math.max(said.size, 1) +
    (hasWhole ? 0.2 : 0) +
    Math.min(line.length / sentence, 1) / 2 +
    (isSentence(line) ? 0.25 : 0) -
    (isCode.test(line) ? 1 : 0)
  );
}

/** A line of JSON or a header field: what is said in words, with a word less, says more. */
const isCode = /^\s*(?:["[\]{}]|[a-z][\w-]*:)/;

/** The part of a line around what it is about, from word to word. */
function windowOf(line: string, mark: Stretch | undefined): Stretch {
  if (line.length <= length) return { start: 0, end: line.length };
  const wanted = Math.max(0, Math.min((mark?.start ?? 0) - before, line.length - length));
  const space = line.indexOf(" ", wanted);
  // Before what it is about there may be no space: an address, a line of code.
  const start = wanted === 0 || space < 0 || space >= (mark?.start ?? 0) ? wanted : space + 1;
  const last = line.lastIndexOf(" ", start + length);
  return { start, end: start + length >= line.length || last <= start ? Math.min(line.length, start + length) : last };
}

/**
 * The words by which a browser finds a place, for the end of an address. Source: WICG Scroll To Text Fragment.
 * @example fragmentOf("Add a tag, then save", { start: 6, end: 9 }) // "tag%2C%20then%20save"
 */
export function fragmentOf(line: string, mark: Stretch | undefined): string {
  const tokens = tokensOf(line);
  const first = tokens.findIndex((token) => token.start === mark?.start);
  const last = tokens[Math.min(first + fragmentWords, tokens.length) - 1];
  if (!mark || !last) return "";
  return encodeURIComponent(line.slice(mark.start, last.end)).replace(/-/g, "%2D");
}
