import { type Document, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import { objectOf } from "@/lib/openapi/document/json";
import { conflictIn } from "./conflicts";
import { frontmatterIn } from "./frontmatter-text";
import { isWide, notUtf8 } from "./invisible";
import { lineAt, lineText } from "./place";
import type { Fault, PlacedFault, Problem } from "./problem";
import { yamlSlip } from "./yaml-slips";

/** The fields above a page's text as they are written, and the line of each in the file; or why they can't be read. */
export type FrontmatterBlock =
  | { fields: Record<string, unknown>; lineOf: (field: string) => number; problem?: never }
  | { problem: Problem };

/** Reads the YAML between the `---` lines at the top of a page. */
export function readFrontmatterBlock(file: string, source: string): FrontmatterBlock {
  const unread = isWide(source) ? 0 : source.split("\n").findIndex((line) => line.includes("\uFFFD"));
  if (unread >= 0) return { problem: { file, line: unread + 1, ...notUtf8 } };
  const block = frontmatterIn(source);
  if (!block) {
    const what = /^\s*---/.test(source)
      ? "The frontmatter does not begin on the first line, or is not closed."
      : "The page does not begin with frontmatter.";
    const cure = "Begin the file with a line ---, then title, description and type, then a line ---.";
    return { problem: { file, line: 1, what, cure } };
  }
  const { text, whole } = block;
  const conflict = conflictIn(file, whole);
  if (conflict) return { problem: conflict };
  const spaced = noBreakAfter(whole);
  if (spaced) return { problem: { file, ...spaced } };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOfOffset = (offset: number) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken) {
    const open = openQuote(document, broken);
    if (open !== undefined) return { problem: { file, line: lineOfOffset(open), ...unclosed } };
    const line = lineOfOffset(broken.pos[0]);
    return { problem: { file, line, ...yamlFault(broken, lineText(source, line)) } };
  }
  const slip = yamlSlip(document, text);
  if (slip) {
    const { offset, ...fault } = slip;
    return { problem: { file, line: lineOfOffset(offset), ...fault } };
  }
  return { fields: objectOf(document.toJS()), lineOf: (field) => lineOfField(source, field) };
}

/** The line of a page's source on which a field of its frontmatter stands; the first line where it is missing. */
export function lineOfField(source: string, field: string): number {
  const lines = source.split("\n");
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  return lines.slice(0, end < 0 ? undefined : end).findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

/** The line of a related page; that of the whole list where it stands beside the field's name. */
export function lineOfRelated(source: string, slug: string): number {
  const first = lineOfField(source, "related");
  const below = source.split("\n").slice(first);
  const end = below.findIndex((line) => /^(?:\w|---)/.test(line));
  const at = below.slice(0, end < 0 ? undefined : end).findIndex((line) => line.replace(/^\s*-|["'\s]/g, "") === slug);
  return at < 0 ? first : first + at + 1;
}

const unclosed = { what: "The quotes that begin here are not closed.", cure: "Close the quotes." };

/** Where the text begins whose quotes stay open: the parser tells where it gave up, which can be the end of all. */
function openQuote(document: Document.Parsed, { message, pos: [at] }: YAMLError): number | undefined {
  if (!message.startsWith("Missing closing")) return undefined;
  let begin: number | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      const [first, end] = range ?? [0, 0];
      if (type?.startsWith("QUOTE_") && first <= at && at <= end) begin = first;
    },
  });
  return begin;
}

/** A space of a word processor after a field's colon: to YAML it is a letter, so that the colon ends no name. */
function noBreakAfter(whole: string): PlacedFault | undefined {
  const [, before = "", field] = /^([\s\S]*?^([\w-]+):[ \t]*)[\u00A0\u202F]/m.exec(whole) ?? [];
  if (field === undefined) return undefined;
  return {
    line: lineAt(whole, before.length),
    what: `The space after "${field}:" is one that does not break a line.`,
    cure: "Delete it, and type a plain one.",
  };
}

/** What the parser says in words for writers, where the mistake is one that writers make. */
function yamlFault({ code, message }: YAMLError, text: string): Fault {
  const [, field = "", space = "", value = ""] = /^([\w-]+):(\s*)(.*)$/.exec(text) ?? [];
  if (code === "TAB_AS_INDENT") return { what: "The line begins with a tab.", cure: "Indent with spaces." };
  if (code === "DUPLICATE_KEY")
    return { what: `The field "${field}" stands here a second time.`, cure: "Keep one of the two." };
  if (field && !space)
    return { what: `"${text}" is not a field.`, cure: `Write a space after the colon: ${field}: ${value}` };
  const [, quoted] = /^"(.*".*)"\s*$/.exec(value) ?? [];
  if (quoted !== undefined)
    return {
      what: `The value of "${field}" has a double quote between its own.`,
      cure: `Write \\ before each inside: ${field}: ${JSON.stringify(quoted.replace(/\\"/g, '"'))}`,
    };
  if (value.includes(": "))
    return {
      what: `The value of "${field}" has a colon in it.`,
      cure: `Put it in double quotes: ${field}: ${JSON.stringify(value.trim())}`,
    };
  return {
    what: `The frontmatter is not valid YAML: ${message}.`,
    cure: 'Write each field as "name: value", and put a value with a colon or a quote in double quotes.',
  };
}
