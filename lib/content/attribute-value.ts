import { lineText } from "./place";
import type { PlacedFault } from "./problem";

/** Where the MDX parser gave up, and why. */
export type Unread = { reason: string; line: number; column: number | undefined };

/** What is wrong with an attribute's quotes: none, those of a word processor, or no second one. */
export function attributeValue(source: string, unread: Unread): PlacedFault | undefined {
  return wrongQuotes(source, unread) ?? openValue(source, unread);
}

function wrongQuotes(source: string, { reason, line, column = 1 }: Unread): PlacedFault | undefined {
  if (!/before attribute value/.test(reason)) return undefined;
  const text = lineText(source, line);
  const [, name] = /([\w-]+)\s*=\s*$/.exec(text.slice(0, column - 1)) ?? [];
  const [, curly, quoted, bare] =
    /^(?:([“”„‘’‚«»])([^“”‘’«»"'<>]*)|([^\s"'<>{}/]+))/.exec(text.slice(column - 1)) ?? [];
  const value = quoted ?? bare;
  if (name === undefined || value === undefined) return undefined;
  return {
    line,
    column,
    what: `The value of ${name} has ${curly ? `a curly quote (${curly})` : "no quotes"}.`,
    cure: `Write ${name}="${value}".`,
  };
}

/** The parser takes all below for the value, and gives up at the page's end. */
function openValue(source: string, { reason }: Unread): PlacedFault | undefined {
  if (!/end of file in attribute value/.test(reason)) return undefined;
  for (const [at, text] of source.split("\n").entries()) {
    const [whole, before = "", name, value = ""] =
      /^([ \t>]*<[A-Za-z][^"]*?(?:="[^"]*"[^"]*?)*)\b([\w-]+)="([^"]*)$/.exec(text) ?? [];
    if (whole === undefined) continue;
    return {
      line: at + 1,
      column: before.length + 1,
      what: `The value of ${name} has no second quote, which is a straight one.`,
      cure: `Write ${name}="${value.replace(/\s*[“”'’]?\s*\/?>.*$/, "")}".`,
    };
  }
  return undefined;
}
