import { isTelling, tokensOf } from "./words";

/** A word that a result should have. */
export type Term = { written: string; stem: string; isLast: boolean };

/** What a reader typed, taken apart. */
export type Query = {
  /** As typed, in lower case, with single spaces. */
  raw: string;
  /** What of it looks like an identifier: `--tag`, `next_cursor`, `/projects`. */
  signs: string[];
  /** Its words for comparison; see `wordKeys`. */
  keys: WordKeys;
  terms: Term[];
  /** What was written without spaces, and neighbours joined: `nextcursor`. */
  wholes: string[];
};

/** Longer queries are pasted; their beginning says enough. */
const longest = 400;
const mostTerms = 12;

/** Takes a query apart. Whatever is typed or pasted gives one. */
export function readQuery(text: string): Query {
  const raw = rawKey(text.slice(0, longest));
  const asked = raw.replace(/\bhow (?:many|much|long|often|far|soon)\b/g, "how");
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const tokens = tokensOf(asked);
  const all = tokens.flatMap(({ words, start, end }, at) => {
    const parts = words.length > 1 ? words.slice(0, -1) : words;
    const written = partsOf(asked.slice(start, end));
    return parts.map((part, number) => ({
      stem: part,
      written: written[number] ?? part,
      isLast: isOpen && at === tokens.length - 1 && number === parts.length - 1,
    }));
  });
  const telling = all.filter((term) => isTelling(term.stem));
  const terms = unique(telling.length > 0 ? telling : all).slice(0, mostTerms);
  const wholes = tokens.flatMap(({ words }) => (words.length > 1 ? [words.at(-1) ?? ""] : []));
  const pairs = all.slice(1).map((term, at) => `${all[at]?.written}${term.written}`);
  return {
    raw,
    signs: raw.split(" ").filter(isIdentifier),
    keys: wordKeys(raw),
    terms,
    wholes: [...new Set([...wholes, ...pairs])].slice(0, mostTerms),
  };
}

/** A text for comparison letter by letter: lower case, single spaces. */
export function rawKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Whether a text is typed as it stands, and not made of words: `--tag`, `next_cursor`, `/projects`, `DEVLOG_API_KEY`. */
export const isIdentifier = (text: string) =>
  /[\p{L}\p{N}][_/:=]|[_/{$<]|^-|\p{L}\.\p{L}/u.test(text) && /[\p{L}\p{N}]/u.test(text);

export type WordKeys = { all: string; telling: string; written: string };

/** A text for comparison word by word: with all its words, and with those only that say something. */
export function wordKeys(text: string): WordKeys {
  const words = tokensOf(text).flatMap((token) => (token.words.length > 1 ? token.words.slice(0, -1) : token.words));
  const written = partsOf(text.toLowerCase()).join(" ");
  return { all: words.join(" "), telling: words.filter(isTelling).join(" "), written };
}

function partsOf(token: string): string[] {
  return (
    token
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’,]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function unique(terms: readonly Term[]): Term[] {
  return terms.filter(({ stem: own }, at) => terms.findIndex((other) => other.stem === own) === at);
}
