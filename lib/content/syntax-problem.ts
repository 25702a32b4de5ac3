import { pictureBraces } from "@/lib/mdx/picture-braces.mjs";
import { inMarkdown } from "@/lib/mdx/words.mjs";
import { attributeValue, type Unread } from "./attribute-value";
import { lineText, placeOf } from "./place";
import type { PlacedFault, Problem } from "./problem";

/** Why a page cannot be read: in the MDX parser's own words, or, for the habits that writers bring along, in ours. */
export function syntaxProblem(file: string, source: string, error: unknown): Problem {
  const unread = unreadOf(error);
  return { file, ...(habitIn(source, unread) ?? inItsWords(unread)) };
}

/** @throws what is no message of the parser's: a fault of ours */
function unreadOf(error: unknown): Unread {
  const message = error as { reason?: string; line?: number; column?: number; place?: { start?: { line: number } } };
  const { reason, line, column, place } = message;
  if (!reason) throw error;
  return { reason, line: line ?? place?.start?.line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1), column };
}

function inItsWords({ reason, line, column }: Unread): PlacedFault {
  const what = `MDX cannot be read: ${reason.split("\n")[0]?.replace(/ \(note: .*\)$/, "")}.`;
  return { line, column, what, cure: cureOf(reason) };
}

function cureOf(reason: string): string {
  if (/to create a comment/.test(reason)) return "Write {/* … */} around a note to writers.";
  if (/brace|expression|acorn/.test(reason)) return "Put braces in backticks, or write \\{ for a brace.";
  return "Close every element, leave a blank line around text inside it, and put a bare < in backticks.";
}

/** What is right elsewhere, in HTML, CommonMark, or another site's MDX, at the place where the parser gave up. */
function habitIn(source: string, unread: Unread): PlacedFault | undefined {
  return (
    openComment(source, unread) ??
    openElement(unread) ??
    attributeValue(source, unread) ??
    wordOfCode(source, unread) ??
    addressAlone(source, unread) ??
    idInBraces(source, unread) ??
    sizeInBraces(source, unread)
  );
}

/**
 * A comment that has no end: none is below it, or another begins before, and the parser gave up there. It takes all below
 * for the comment, or the comment for an expression.
 */
function openComment(source: string, { reason, line }: Unread): PlacedFault | undefined {
  if (!/brace|expression|acorn/.test(reason)) return undefined;
  // Code may show a comment, and begins and ends none.
  const text = source.replace(/^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|`[^`\n]+`/gm, (code) =>
    code.replace(/[{}*/]/g, " "),
  );
  for (const { index } of text.matchAll(/\{\/\*/g)) {
    const below = text.slice(index + 1);
    const place = placeOf(source, index);
    const isOpen = place.line === line ? !endsFirst.test(below) : !/\*\/\s*\}/.test(below);
    if (isOpen)
      return { ...place, what: "The comment that begins here has no end.", cure: "End the comment with */}." };
  }
  return undefined;
}

/** What follows the brace of a comment that ends before another begins. */
const endsFirst = /^(?:(?!\{\/\*)[\s\S])*?\*\/\s*\}/;

/** A sentence that begins as a program would. */
function wordOfCode(source: string, { reason, line }: Unread): PlacedFault | undefined {
  const lines = source.split("\n").slice(0, line);
  const paragraph = lines.findLastIndex((each) => /^(?:import|export)\s/.test(each));
  const [word] = /^\w+/.exec(lines[paragraph] ?? "") ?? [];
  if (word === undefined || !/import\/exports?/.test(reason)) return undefined;
  return {
    line: paragraph + 1,
    column: 1,
    what: `A line that begins with "${word}" is read as JavaScript.`,
    cure: "Begin it with another word; code stands between fences.",
  };
}

/** An element of HTML that needs no end there. The parser tells where its paragraph is, and in words where it is itself. */
function openElement({ reason }: Unread): PlacedFault | undefined {
  const [, name = "", line, column] = /closing tag for `<(br|hr|img)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (name === "") return undefined;
  const cure = `Write ${inMarkdown.get(name) ?? `<${name} />`}.`;
  return { line: Number(line), column: Number(column), what: `<${name}> is not closed.`, cure };
}

/** An address between < and >, which CommonMark makes a link of. */
function addressAlone(source: string, { line, column = 1 }: Unread): PlacedFault | undefined {
  const found = lineText(source, line).matchAll(/<(https?:\/\/[^\s<>]+|(?:mailto:)?[\w.+-]+@[\w.-]+)>/g);
  for (const { 0: written, 1: address = "", index } of found) {
    if (column <= index || column > index + written.length) continue;
    const href = /^https?:|^mailto:/.test(address) ? address : `mailto:${address}`;
    return {
      line,
      column: index + 1,
      what: `${written} is no link here: it is read as an element.`,
      cure: `Write [its text](${href}).`,
    };
  }
  return undefined;
}

/** A heading's id as Docusaurus and Pandoc have it. */
function idInBraces(source: string, { line, column = 1 }: Unread): PlacedFault | undefined {
  const [whole = "", before = "", written = "", ids = ""] =
    /^([ \t]*#{1,6}[ \t].*?)(\{\s*(#[^}]*?)\s*\})/.exec(lineText(source, line)) ?? [];
  if (written === "" || column <= before.length || column > whole.length) return undefined;
  return {
    line,
    column: before.length + 1,
    what: `The id of a heading stands in brackets, not in braces: ${written}.`,
    cure: `Write [${ids}].`,
  };
}

/** Attributes behind a picture, as Pandoc has them. */
function sizeInBraces(source: string, { line, column = 1 }: Unread): PlacedFault | undefined {
  for (const { 1: picture = "", 2: written = "", index } of lineText(source, line).matchAll(pictureWithBraces)) {
    const start = index + picture.length;
    if (column > start && column <= start + written.length)
      return { line, column: start + 1, ...pictureBraces(written) };
  }
  return undefined;
}

const pictureWithBraces = /(!\[[^\]]*\]\([^)]*\))(\{[^}]*\})/g;
