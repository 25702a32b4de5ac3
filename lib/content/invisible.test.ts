import { expect, it } from "vitest";
import { checkInvisible } from "./invisible";

const check = (source: string) =>
  checkInvisible({ file: "content/a.mdx", source }).map(({ line, column, what }) => `${line}:${column} ${what}`);

it.each([
  ["letters of any language", "Café, Âge, Ã la, pâté, 東京, עברית, नमस्ते."],
  ["words of other scripts", "журнал, IT-журнал, ημερολόγιο, and naïve"],
  ["letters that are symbols", "5 μs, 5 \u00B5s, Δ, Δt, kΩ, αx, α_max, π_r, and `λ`"],
  ["spaces and line ends", "a\u00A0b\u2009c\td\n"],
  ["an emoji of several", "👩‍💻 and 🏳️‍🌈"],
])("%s may stand", (_, source) => expect(check(source)).toEqual([]));

it.each([
  ["a space of no width", "Text.\nA work\u200Blog.", '2:7 A character that nobody sees, U+200B, stands in "worklog.".'],
  ["a joiner of letters", "work\u200Dlog", '1:5 A character that nobody sees, U+200D, stands in "worklog".'],
  ["a hyphen that hides", "work\u00ADlog", '1:5 A character that nobody sees, U+00AD, stands in "worklog".'],
  ["the mark within", "a\n\uFEFFb", '2:1 A character that nobody sees, U+FEFF, stands in "b".'],
  ["a turn in code", "`a\u202Eb`", '1:3 A character that nobody sees, U+202E, stands in "`ab`".'],
  ["one between words", "a \u2066 b", '1:3 A character that nobody sees, U+2066, stands in "".'],
])("%s is told", (_, source, says) => expect(check(source)).toEqual([says]));

it.each([
  0, 8, 0x1b, 0x7f, 0x85, 0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff,
])("%i is seen by nobody", (code) => expect(check(`a${String.fromCharCode(code)}b`)).toHaveLength(1));

it.each([
  ["an apostrophe", "Donâ€™t", '1:4 "â€™" is what is left of one sign'],
  ["a letter", "CafÃ©", '1:4 "Ã©" is what is left of one sign'],
  ["a sign of degree", "5Â°", '1:2 "Â°" is what is left of one sign'],
])("what was read in another encoding is told: %s", (_, source, says) =>
  expect(check(source)).toEqual([expect.stringContaining(says)]),
);

it.each([
  ["a word", "Text.\nA devl\u043Eg.", '2:7 "devl\u043Eg" has a Cyrillic letter among Latin ones: "\u043E", U+043E.'],
  ["code", "`next_\u0441ursor`", '1:7 "\u0441ursor" has a Cyrillic letter among Latin ones: "\u0441", U+0441.'],
  ["a fence", "```\n\u0410PI\n```", '2:1 "\u0410PI" has a Cyrillic letter among Latin ones: "\u0410", U+0410.'],
  ["Greek", "devl\u03BFg", '1:5 "devl\u03BFg" has a Greek letter among Latin ones: "\u03BF", U+03BF.'],
])("a letter of another script is told in %s", (_, source, says) => expect(check(source)).toEqual([says]));

it("tells of UTF-16 that it is no UTF-8, and no more", () =>
  expect(check(Buffer.from("\uFEFFText.\n\nMore.\n", "utf16le").toString())).toEqual([
    "1:undefined A character here is not UTF-8.",
  ]));

it("tells each", () => expect(check("\u200Ea\u200F")).toHaveLength(2));
