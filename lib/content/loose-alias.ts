import { type Document, visit } from "yaml";

/** An alias without a value, or `isInside` its own. */
type LooseAlias = { text: string; offset: number; isInside: boolean };

/**
 * The first text that begins with `*` and no quotes, and is not the name of a value that is written elsewhere: the parser
 * takes it without a word, and whoever asks for the value fails, or goes in circles.
 */
export function looseAlias(document: Document): LooseAlias | undefined {
  let found: LooseAlias | undefined;
  visit(document, {
    Alias(_, alias, above) {
      const value = alias.resolve(document);
      const isInside = above.some((node) => node === value);
      if (value && !isInside) return undefined;
      found = { text: `*${alias.source}`, offset: alias.range?.[0] ?? 0, isInside };
      return visit.BREAK;
    },
  });
  return found;
}

/** What its writer is told. */
export const looseAliasFault = ({ text, isInside }: LooseAlias) =>
  isInside
    ? { what: `"${text}" stands inside the value that it is the name of.`, cure: "Write out what it is to hold." }
    : {
        what: `"${text}" is to YAML the name of a value that is written elsewhere, and none is called so.`,
        cure: "Put the text in double quotes.",
      };

/**
 * The first text that begins with `!`, or with `&` and is named nowhere, and has no quotes: its first word says to YAML
 * what the rest is, and is no part of it.
 */
export function lostWord(document: Document): { word: string; offset: number } | undefined {
  const named = new Set<string>();
  visit(document, { Alias: (_, { source }) => void named.add(source) });
  let found: { word: string; offset: number } | undefined;
  visit(document, {
    Value(_, { tag, anchor, range }) {
      const isNamed = anchor === undefined || named.has(anchor);
      if (isNamed && !tag?.startsWith("!")) return undefined;
      found = { word: isNamed ? String(tag) : `&${anchor}`, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** What its writer is told. */
export const lostWordFault = (word: string) => ({
  what: `"${word}" is to YAML a mark of what follows, and would be left out of it.`,
  cure: "Put the text in double quotes.",
});
