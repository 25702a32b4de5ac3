import { type Document, isPair, isScalar, visit } from "yaml";
import type { Fault } from "./problem";

/** What YAML reads as something else than its writer meant, without a word; and where it stands in the text. */
export type YamlSlip = Fault & { offset: number };

/** The first slip of a document that was parsed from `text`. */
export function yamlSlip(document: Document, text: string): YamlSlip | undefined {
  return looseAlias(document) ?? lostWord(document) ?? lostEnd(document, text);
}

/**
 * The first text that begins with `*` and no quotes, and is not the name of a value that is written elsewhere: the parser
 * takes it without a word, and whoever asks for the value fails, or goes in circles.
 */
export function looseAlias(document: Document): YamlSlip | undefined {
  let found: YamlSlip | undefined;
  // An alias of the parser's goes through the whole document to find its value.
  const named = new Map<string, unknown>();
  visit(document, {
    Value: (_, value) => void (value.anchor && named.set(value.anchor, value)),
    Alias(_, alias, above) {
      const value = named.get(alias.source);
      const isInside = above.some((node) => node === value);
      if (value && !isInside) return undefined;
      const name = `*${alias.source}`;
      const fault = isInside
        ? { what: `"${name}" stands inside the value that it is the name of.`, cure: "Write out what it is to hold." }
        : {
            what: `"${name}" is to YAML the name of a value that is written elsewhere, and none is called so.`,
            cure: inQuotes,
          };
      found = { offset: alias.range?.[0] ?? 0, ...fault };
      return visit.BREAK;
    },
  });
  return found;
}

const inQuotes = "Put the text in double quotes.";

/**
 * The first text that begins with `!`, or with `&` and is named nowhere, and has no quotes: its first word says to YAML
 * what the rest is, and is no part of it.
 */
function lostWord(document: Document): YamlSlip | undefined {
  const named = new Set<string>();
  visit(document, { Alias: (_, { source }) => void named.add(source) });
  let found: YamlSlip | undefined;
  visit(document, {
    Value(_, { tag, anchor, range }) {
      const isNamed = anchor === undefined || named.has(anchor);
      if (isNamed && !tag?.startsWith("!")) return undefined;
      const word = isNamed ? String(tag) : `&${anchor}`;
      const what = `"${word}" is to YAML a mark of what follows, and would be left out of it.`;
      found = { offset: range?.[0] ?? 0, what, cure: inQuotes };
      return visit.BREAK;
    },
  });
  return found;
}

/** The first text without quotes that ends before a ` #`, as in `title: Turn pull request #12 into an entry`. */
export function lostEnd(document: Document, text: string): YamlSlip | undefined {
  let found: YamlSlip | undefined;
  visit(document, {
    Scalar(_, { type, value, source, range }, above) {
      const [offset = 0, end = 0] = range ?? [];
      const [rest] = /^[ \t]*#.*/.exec(text.slice(end)) ?? [];
      // What is empty before it was to be a text, too; a number and a word of YAML's own mean what they say.
      const isText = typeof value === "string" || source === "";
      if (type !== "PLAIN" || !isText || rest === undefined) return undefined;
      const pair = above.findLast(isPair);
      const name = isScalar(pair?.key) ? String(pair.key.value) : "";
      const what = `The value of "${name}" ends before its " #": the rest is a comment.`;
      const whole = `${text.slice(offset, end)}${rest}`.replace(/\s+/g, " ").trim();
      const cure = `Put it in double quotes: ${JSON.stringify(whole)}. A remark stands on a line of its own.`;
      found = { offset, what, cure };
      return visit.BREAK;
    },
  });
  return found;
}
