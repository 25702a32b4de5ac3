import { codePoint } from "./code-point.mjs";
import { placeOf } from "./place";
import type { Problem } from "./problem";

/**
 * Characters that take no room, are commands to a terminal, or turn the direction of a line: they come with a text that is
 * pasted, and part words that search and readers of code take for one. A joiner within an emoji is a part of it.
 */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\u200D(?!\p{Extended_Pictographic})/gu;

/** What becomes of a sign of UTF-8 that is read as Windows-1252, as in `â€™` for an apostrophe. */
const misread = /â€[™œ˜“”\u009D¦\x20]?|Ã[\u0080-\u00BFŸŒœŽž€™š›]|Â[\u00A0-\u00BF]/g;

/**
 * Letters that look like Latin ones, and what makes the word around them one of Latin letters. Beside a single one, a Greek
 * letter is a symbol, as in αx; others than these look like themselves, as in μs.
 */
const lookalikes = [
  { script: "Cyrillic", letter: /\p{Script=Cyrillic}/u, latin: /\p{Script=Latin}/u },
  {
    script: "Greek",
    letter:
      /[\u0391\u0392\u0395-\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03B1\u03B9\u03BA\u03BD\u03BF\u03C1\u03C5]/u,
    latin: /\p{Script=Latin}.*\p{Script=Latin}/u,
  },
];

/** Whether a text is UTF-16, of which every second character is none; a few that stand alone are not. */
export const isWide = (source: string) => source.split("\0").length - 1 > source.length / 4;

/** What its writer is told, once. */
export const notUtf8 = { what: "A character here is not UTF-8.", cure: "Save the file as UTF-8." };

/**
 * Every character of a text that nobody sees, every sign that is read as several others, and every letter of another script
 * among Latin ones, with its place.
 */
export function checkInvisible({ file, source }: { file: string; source: string }): Problem[] {
  if (isWide(source)) return [{ file, line: 1, ...notUtf8 }];
  const signs = [...source.matchAll(misread)].map(({ 0: sign, index }) => ({
    file,
    ...placeOf(source, index),
    what: `"${sign.trim()}" is what is left of one sign that was read in another encoding.`,
    cure: "Type the sign anew, and save the file as UTF-8.",
  }));
  return [...signs, ...unseenIn(file, source), ...mixedIn(file, source)];
}

/** Every word of Latin letters with one of another script: it looks right, and no search finds it. */
function mixedIn(file: string, text: string): Problem[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    lookalikes.flatMap(({ script, letter, latin }) => {
      const found = letter.exec(word);
      if (!found || !latin.test(word)) return [];
      const what = `"${word}" has a ${script} letter among Latin ones: "${found[0]}", ${codePoint(found[0])}.`;
      return [{ file, ...placeOf(text, index + found.index), what, cure: "Type it anew." }];
    }),
  );
}

function unseenIn(file: string, text: string): Problem[] {
  return [...text.matchAll(unseen)].map(({ 0: character, index }) => {
    const [around = ""] = /\S*$/.exec(text.slice(0, index)) ?? [];
    const [next = ""] = /^\S*/.exec(text.slice(index + 1)) ?? [];
    const word = `${around.slice(-20)}${next.slice(0, 20)}`.replace(unseen, "");
    return {
      file,
      ...placeOf(text, index),
      what: `A character that nobody sees, ${codePoint(character)}, stands in "${word}".`,
      cure: "Delete the word, and type it anew.",
    };
  });
}
