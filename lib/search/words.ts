/**
 * How texts and queries are taken apart: index and query must agree, so both use this file.
 */

/** Words that every sentence has, and that no reader looks for. */
const common = new Set(
  (
    "a about all also am an and any are as at be been being but by can could did do does doing done for from get gets go goes had has have " +
    "having he her here him his how i if in into is it its lets may me might my of off on onto or our ours out please shall she should so " +
    "some such than that the their them then there these they this those through to too us use used uses using want wants was we were what when " +
    "where whether which while who whom whose why will with would you your yours"
  ).split(" "),
);

/** A piece of a text that stands for a word, or for something written without spaces, such as `--from-last-commit`. */
export type Token = { start: number; end: number; words: string[] };

/**
 * Takes a text apart. What is joined by hyphens, dots, underscores, or by capitals gives its parts and the whole
 * without the signs, so that `next_cursor`, `next cursor`, and `nextcursor` find each other.
 * @example tokensOf("Use --dry-run") // words: ["us"], ["dry", "run", "dryrun"]
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-_.:'’,]+[\p{L}\p{N}]+)*/gu)].flatMap((match) => {
    const start = match.index;
    // A comma or a colon joins digits only, as in 10,000 and 14:30.
    return [...match[0].matchAll(/\d+(?:[,:]\d+)+|[^,:]+/gu)].map((inner) => ({
      start: start + inner.index,
      end: start + inner.index + inner[0].length,
      words: wordsOfToken(inner[0]),
    }));
  });
}

function wordsOfToken(token: string): string[] {
  const plain = token.normalize("NFKD").replace(/[\u0300-\u036f'’,]/g, "");
  const humps = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+){2,}$/.test(plain) ? plain.replace(/(?<=[a-z])(?=[A-Z])/g, "_") : plain;
  const parts = humps.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length < 2) return parts.map(stem);
  const whole = parts.join("");
  return [...parts.map(stem), ...(whole.length <= 40 ? [whole] : [])];
}

/** Whether a word is worth looking for. */
export const isTelling = (word: string) => !common.has(word) && !commonStems.has(word);

/**
 * The words of a text without those that say nothing; of a text that has no others, all of them.
 */
export function tellingWords(text: string): string[] {
  const words = tokensOf(text).flatMap((token) => token.words);
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/**
 * A word without the endings of number and tense, so that "entries" finds "entry" and "creating" finds "create". It
 * needs to be the same for both, not to be a word.
 * @example stem("entries") // "entry"
 * @example stem("deleted") // "delet"
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  return withoutTense(withoutNumber(word.length > 5 ? word.replace(/ly$/, "") : word));
}

function withoutNumber(word: string): string {
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (/..ied$/.test(word)) return `${word.slice(0, -3)}y`;
  const [, root = ""] = /^(.+?)(?:ing|ed)$/.exec(word) ?? [];
  if (root.length > 2 && /[aeiouy]/.test(root)) return withoutEnd(root.replace(/([bdgklmnprt])\1$/, "$1"));
  const [, act = ""] = /^(.{3,}[ts])ion$/.exec(word) ?? [];
  return withoutEnd(act || word);
}

const withoutEnd = (word: string) => (word.length > 3 ? word.replace(/e$/, "").replace(/ie$/, "y") : word);

const commonStems = new Set([...common].map(stem));
