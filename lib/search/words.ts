/**
 * How texts and queries are taken apart: index and query must agree, so both use this file.
 */

/** Words that every sentence has, and that no reader looks for. */
const common = new Set(
  (
    "a about all also am an and any are as at be been being but by can cannot cant could did do does doing done for forever from get gets go goes got had has have " +
    "having he her here him his how i if in into is it its lets may me might my of on onto or our ours permanently please shall she should so " +
    "some something such than that the their them then there these they thing things this those through to too unable us use used uses using versus vs want wants was we were what when " +
    "where whether which while who whom whose why will with would you your yours"
  ).split(" "),
);

/** Small words that make another verb of the one before them: "log in" is not "log". */
const particles = new Set(["in", "off", "on", "out", "over", "up", "without", "not"]);

/**
 * The letters of a query or a name, for a class of a pattern that ignores case: those of English, and whatever is not
 * ASCII, since a browser takes milliseconds to learn which of that are letters.
 */
export const letters = String.raw`a-z\x80-\uffff`;

/** A piece of a text that stands for a word, or for something written without spaces, such as `--from-last-commit`. */
export type Token = {
  start: number;
  end: number;
  /** Its parts in lower case. */
  written: string[];
  /** The stems of its parts, and the whole, if it has several. */
  words: string[];
};

/**
 * Takes a text apart. What is joined by hyphens, dots, underscores, or, from three words on, by capitals gives its parts
 * and the whole without the signs, so that `next_cursor`, `next cursor`, and `nextcursor` find each other. A placeholder
 * keeps its braces in its whole: `{{company}}` is not any company.
 * @example tokensOf("Use --dry-run") // words: ["use"], ["dry", "run", "dryrun"]
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = isPlain(text) ? plainToken : anyToken;
  pattern.lastIndex = 0;
  // An iterator of matches takes three times as long.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [token] = match;
    if (/[,:]/.test(token)) {
      // A comma or a colon joins digits, as in 10,000 and 14:30, and a colon the words of a scope, as in commits:write.
      for (const part of token.matchAll(/\d+(?:[,:]\d+)+|[a-z]+:[a-z]+|[^,:]+/g))
        tokens.push(tokenAt(match.index + part.index, part[0]));
    } else tokens.push(tokenAt(match.index, token));
  }
  return tokens;
}

/** Most texts have the letters of English only, for which a plain pattern is three times as fast. */
const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);
const plainToken = /(?:\{\{)?[A-Za-z0-9]+(?:[-_.:',]+[A-Za-z0-9]+)*/g;
const anyToken = /(?:\{\{)?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_.:'’,]+[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

function tokenAt(start: number, token: string): Token {
  const end = start + token.length;
  if (/^(?:[a-z]+|[A-Z][a-z]*|\d+)$/.test(token)) {
    const written = token.toLowerCase();
    return { start, end, written: [written], words: [stem(written)] };
  }
  const isAscii = isPlain(token);
  const plain = isAscii ? token.replace(/[',]/g, "") : withoutMarks(token);
  const humps = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+){2,}$/.test(plain) ? plain.replace(/(?<=[a-z])(?=[A-Z])/g, "_") : plain;
  const written = humps.toLowerCase().match(isAscii ? /[a-z\d]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isPlaceholder = token.startsWith("{{");
  const whole = written.length > 1 || isPlaceholder ? `${isPlaceholder ? "{{" : ""}${written.join("")}` : "";
  return { start, end, written, words: [...written.map(stem), ...(whole && whole.length <= 40 ? [whole] : [])] };
}

/** A text without accents and apostrophes, and without what makes a picture of a sign. */
const withoutMarks = (text: string) => text.normalize("NFKD").replace(/[\u0300-\u036f\u20e3\ufe0e\ufe0f'’,]/g, "");

/** The stems of a token's parts. */
export const stemsOf = ({ written, words }: Token) => words.slice(0, written.length);

/** Whether a word is worth looking for. */
export const isTelling = (word: string) => !common.has(word) && !commonStems.has(word);

/** Whether a word makes a difference between two names. */
export const isDistinct = (word: string) => isTelling(word) || particles.has(word);

/** Whether a word makes another verb of the one before it. */
export const isParticle = (word: string) => particles.has(word);

const plainWords = /^(?:[a-z]+|[A-Z][a-z]*|\d+)(?: (?:[a-z]+|[A-Z][a-z]*|\d+))*$/;

/** The words of a text that is nothing but words, as most names are: there is a shorter way for them. */
const plainWordsIn = (text: string) => (plainWords.test(text) ? text.toLowerCase().split(" ") : undefined);

/** The words of a text in lower case, and their stems. */
export function wordsOf(text: string): { written: string[]; stems: string[] } {
  const plain = plainWordsIn(text);
  if (plain) return { written: plain, stems: plain.map(stem) };
  const tokens = tokensOf(text);
  return { written: tokens.flatMap(({ written }) => written), stems: tokens.flatMap(stemsOf) };
}

/** The words of a text that say something. */
export function tellingWords(text: string): string[] {
  const plain = plainWordsIn(text);
  if (plain) return plain.map(stem).filter(isTelling);
  const telling: string[] = [];
  for (const { words } of tokensOf(text)) for (const word of words) if (isTelling(word)) telling.push(word);
  return telling;
}

const stems = new Map<string, string>();

/**
 * A word without the endings of number and tense, so that "entries" finds "entry" and "creating" finds "create". It
 * needs to be the same for both, not to be a word.
 * @example stem("entries") // "entry"
 * @example stem("deleted") // "delet"
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stemOf(word);
  // What a reader types must not fill the memory.
  if (stems.size < 20_000) stems.set(word, found);
  return found;
}

function stemOf(word: string): string {
  if (word === "ids" || word === "apis") return word.slice(0, -1);
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const one = withoutNumber(word.length > 5 && word.endsWith("ly") ? word.slice(0, -2) : word);
  const root = withoutTense(one);
  // "themes" are not "them", nor is a "note" "not".
  return isSmall(root) && !isSmall(word) ? one : root;
}

const isSmall = (word: string) => common.has(word) || particles.has(word);

function withoutNumber(word: string): string {
  if (!word.endsWith("s") || word === "alias") return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (/..ied$/.test(word)) return `${word.slice(0, -3)}y`;
  // To "succeed" is no past tense.
  const root = word.endsWith("ing") ? word.slice(0, -3) : /[^e]ed$/.test(word) ? word.slice(0, -2) : "";
  if (root.length > 2 && /[aeiouy]/.test(root)) return withoutEnd(withoutSecond(root));
  const isAct = word.length > 6 && (word.endsWith("tion") || word.endsWith("sion"));
  return withoutEnd(isAct ? word.slice(0, -3) : word);
}

/** What an ending doubled: "planned" is of "plan", but "added" of "add", and "installed" of "install". */
function withoutSecond(root: string): string {
  return /^[^aeiou]*[aeiou](?:dd|ll)$|stall$/.test(root) ? root : root.replace(/([bdgklmnprt])\1$/, "$1");
}

function withoutEnd(word: string): string {
  return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
}

const commonStems = new Set([...common].map(stem));
