import type { Section } from "@/lib/routing/section";
import { codeIn, farthest, messageOf, type Request, requestIn, signsIn } from "./pasted";
import { isDistinct, isTelling, letters, stemsOf, type Token, tokensOf, wordsOf } from "./words";

/** A word that a result should have. */
export type Term = { written: string; stem: string; isLast: boolean };

/** What a reader typed, taken apart. */
export type Query = {
  /** As typed, in lower case, with single spaces. */
  raw: string;
  keys: WordKeys;
  /** Its words that say something, each once. */
  terms: Term[];
  /** All its words. */
  said: Term[];
  /** What of it looks like an identifier: `--tag`, `next_cursor`, `/projects`. */
  signs: string[];
  /** What was written without spaces, without its signs: `nextcursor`. */
  wholes: string[];
  /** The request that it names, and the code of an error's body. */
  request: Request | undefined;
  code: string | undefined;
  /** What it says if it is a message, whatever the values in it. */
  message: string;
  /** The statuses of failed answers in a longer text. */
  statuses: string[];
  /** Whether it asks what something is, how many of it there may be, or for help with what fails. */
  asks: "meaning" | "amount" | "help" | undefined;
  /** The section of the site that it names beside other words: "list projects api". */
  within: Section | undefined;
  /** If it is what a reader typed said in other words: which of its terms are new. */
  fresh: ReadonlySet<string> | undefined;
};

/** A text for comparison word by word. */
export type WordKeys = {
  /** The stems of all its words. */
  all: string;
  /** Of those only that make a difference. */
  telling: string;
  /** Its words as they are written. */
  written: string;
};

/** Longer queries are pasted; the words of their beginning say enough. */
const longest = 400;
const mostTerms = 12;

/** Takes a query apart. Whatever is typed or pasted gives one. */
export function readQuery(typed: string): Query {
  // What stands behind a flag's sign, as in `--limit=5`, is the reader's own.
  const text = typed.replace(/(?<!\S)(--[\w-]+)=\S*/g, "$1");
  const near = text.slice(0, longest);
  const raw = rawKey(near);
  // How many there are is not said by "many", nor what they are by "list of"; to list projects is a thing to do.
  const asked = raw
    .replace(/\bhow (?:many|much|long|often|far|soon)\b/g, "how")
    .replace(/^list (?:of |(?=\w+ codes$))|(?<=(?:code|variable|flag|scope|command|event|limit)s) list$/g, "");
  const tokens = tokensOf(asked);
  const isOpen = endsOpen.test(near);
  const said = tokens.flatMap((token, at) =>
    partsOf(token).map((stem, part) => ({
      stem,
      written: isPlaceholder(stem) ? stem : (token.written[part] ?? stem),
      isLast: isOpen && at === tokens.length - 1 && part === token.written.length - 1,
    })),
  );
  const wholes = tokens.flatMap(({ words, written }) => words.slice(written.length));
  return {
    raw,
    keys: wordKeys(raw),
    terms: termsOf(said),
    said: said.slice(0, 3 * mostTerms),
    signs: signsIn(rawKey(text.slice(0, farthest))),
    wholes: [...new Set(wholes)].slice(0, mostTerms),
    request: requestIn(raw),
    code: codeIn(text),
    message: messageKey(/^.*\berror: .*$/im.exec(near)?.[0] ?? near),
    statuses: said.length > 1 ? (raw.match(/\b[45]\d\d\b/g) ?? []) : [],
    asks: intentOf(raw),
    within: said.length > 1 ? sectionIn(said) : undefined,
    fresh: undefined,
  };
}

const isPlaceholder = (word: string) => word.startsWith("{{");

/** What of a token a result should have: of a placeholder the whole, since `{{role}}` is not any role. */
function partsOf(token: Token): string[] {
  const placeholder = token.words.find(isPlaceholder);
  return placeholder ? [placeholder] : stemsOf(token);
}

/** A query said in other words. What was typed letter by letter is no part of it. */
export function otherwise(query: Query, said: Term[]): Query {
  const written = said.map(({ stem }) => stem).join(" ");
  const telling = said.flatMap(({ stem }) => (isDistinct(stem) ? [stem] : [])).join(" ");
  const keys = { all: written, telling, written };
  const plain = { signs: [], wholes: [], request: undefined, code: undefined, message: "", statuses: [] };
  const terms = termsOf(said);
  const fresh = terms.filter(({ stem }) => !query.terms.some((term) => term.stem === stem));
  return { ...query, ...plain, raw: written, keys, said, terms, fresh: new Set(fresh.map(({ stem }) => stem)) };
}

/** The words that say something, each once; of a query that has no others, all of them. */
function termsOf(said: readonly Term[]): Term[] {
  const telling = said.filter(({ stem }) => isTelling(stem));
  const terms = telling.length > 0 ? telling : said;
  return terms.filter(({ stem }, at) => terms.findIndex((other) => other.stem === stem) === at).slice(0, mostTerms);
}

/** A text for comparison letter by letter: lower case, single spaces. */
export function rawKey(text: string): string {
  // Most names are plain, and there are thousands of them.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A message for comparison with what a page says of it, wherever it is from: printed, listed, or pasted. */
export const messageKey = (text: string) => messageOf(rawKey(text));

/** A text for comparison word by word. */
export function wordKeys(text: string): WordKeys {
  const { written, stems } = wordsOf(text);
  return {
    all: stems.join(" "),
    telling: stems.some(isTelling) ? stems.filter(isDistinct).join(" ") : "",
    written: written.join(" "),
  };
}

const endsOpen = new RegExp(String.raw`[${letters}\d]$`, "i");
const asksMeaning = new RegExp(
  String.raw`^(?:what(?:['’]?s| is| are) (?:an? |the )?[${letters}\d -]{2,24}\??$|what does .* mean|define )`,
);
const asksAmount = /\b(?:how (?:many|much|big|large)|max|maximum|which formats?)\b/;
const asksHelp = /\b(?:why|forgot|lost|stuck|broken|wrong|can ?not|can['’]?t|won['’]?t|(?:do|does|is)n['’]?t|not)\b/;

/** What sections of the site are called, beside other words: "list projects api", "log from the terminal". */
const sectionNames = new Map<string, Section>([
  ["api", "api"],
  ["endpoint", "api"],
  ["rest", "api"],
  ["http", "api"],
  ["cli", "cli"],
  ["command", "cli"],
  ["terminal", "cli"],
]);

/** The section that a word names. */
export const sectionNamed = (stem: string) => sectionNames.get(stem);

function sectionIn(said: readonly Term[]): Section | undefined {
  return said.map(({ stem }) => sectionNamed(stem)).find(Boolean);
}

function intentOf(raw: string): Query["asks"] {
  if (asksMeaning.test(raw)) return "meaning";
  if (asksAmount.test(raw)) return "amount";
  return asksHelp.test(raw) ? "help" : undefined;
}
