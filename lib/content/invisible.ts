import { placeOf } from "./place";
import type { Problem } from "./problem";

/** The order of bytes that some editors write at a file's beginning is none of its text. */
const mark = "\uFEFF";

/**
 * Characters that take no room or turn the direction of a line: they come with a text that is pasted, and part words
 * that search and readers of code take for one. A joiner within an emoji is a part of it.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\u200D(?!\p{Extended_Pictographic})/gu;

/** Every character of a text that nobody sees, with its place. */
export function checkInvisible({ file, source }: { file: string; source: string }): Problem[] {
  const text = source.startsWith(mark) ? ` ${source.slice(1)}` : source;
  return [...text.matchAll(unseen)].map(({ 0: character, index }) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const [around = ""] = /\S*$/.exec(text.slice(0, index)) ?? [];
    const [next = ""] = /^\S*/.exec(text.slice(index + 1)) ?? [];
    const word = `${around.slice(-20)}${next.slice(0, 20)}`.replace(unseen, "");
    return {
      file,
      ...placeOf(text, index),
      what: `A character that nobody sees, U+${code}, stands in "${word}".`,
      cure: "Delete the word, and type it anew.",
    };
  });
}
