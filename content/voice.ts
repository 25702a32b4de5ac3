/**
 * How these docs speak, for the check of every page (`lib/content/wording.ts`). The words of the product and their
 * spelling are in `lib/facts/glossary.ts`.
 */

/** Words that keep their capital inside a heading, beside the product's name. Words with a capital elsewhere, such as GitHub or API, need no entry. */
export const properNames = [
  "Acme",
  "Bearer",
  "Billing",
  "Bitbucket",
  "Git",
  "Go",
  "Homebrew",
  "Linux",
  "Markdown",
  "Node",
  "Northwind",
  "Python",
  "Robin",
  "Standard Webhooks",
  "Trash",
  "Windows",
];

/** Words that say nothing, with what to do about each. A space stands for any space, and case doesn't matter. */
export const filler: Readonly<Record<string, string>> = {
  simply: "Leave it out: what is simple shows.",
  just: "Leave it out, or write “only”.",
  easy: "Leave it out: the reader decides that.",
  easily: "Leave it out: the reader decides that.",
  obviously: "Leave it out: what is obvious needs no word.",
  please: "Leave it out: an instruction is no request.",
  "coming soon": "Say what is there today, or nothing.",
  todo: "Write what is to be said, or nothing. A note to writers stands in {/* … */}.",
  fixme: "Mend it, or leave it out. A note to writers stands in {/* … */}.",
  tbd: "Say what is known today, or nothing.",
  tbc: "Say what is known today, or nothing.",
  xxx: "Write what is to stand there; a sample of many letters stands in backticks.",
  "lorem ipsum": "Write a text that somebody needs.",
};
