import { type Document, visit } from "yaml";

/**
 * The first text that begins with `*` and no quotes: to YAML the name of an anchor, which the parser takes without a
 * word, and fails at when it is asked for the value.
 */
export function looseAlias(document: Document): { text: string; offset: number } | undefined {
  let found: { text: string; offset: number } | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      found = { text: `*${alias.source}`, offset: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** What its writer is told. */
export const looseAliasFault = ({ text }: { text: string }) => ({
  what: `"${text}" is to YAML the name of a value that is written elsewhere, and none is called so.`,
  cure: "Put the text in double quotes.",
});
