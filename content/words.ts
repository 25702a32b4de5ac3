/**
 * How these docs spell, for the check of every page (`lib/content/wording.ts`).
 */

/** Words that keep their capital inside a heading. Words with a capital elsewhere, such as GitHub or API, need no entry. */
export const properNames = [
  "Acme",
  "Bearer",
  "Billing",
  "Bitbucket",
  "Devlog",
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

/** Words that these docs don't use, with what to do about each. A space stands for any space, and case doesn't matter. */
export const avoidedWords: Readonly<Record<string, string>> = {
  simply: "Leave it out: what is simple shows.",
  just: "Leave it out, or write “only”.",
  easy: "Leave it out: the reader decides that.",
  easily: "Leave it out: the reader decides that.",
  obviously: "Leave it out: what is obvious needs no word.",
  please: "Leave it out: an instruction is no request.",
  "coming soon": "Say what is there today, or nothing.",
  "e-mail": "Write “email”.",
  "log in": "Write “sign in”, as the app does.",
  "log into": "Write “sign in to”, as the app does.",
  "log out": "Write “sign out”, as the app does.",
  "work log": "Write “worklog”, as the glossary does.",
  "cover-letter": "Write “cover letter”, as the glossary does.",
  "api-key": "Write “API key”, as the glossary does.",
  standup: "Write “stand-up”.",
  repo: "Write “repository”, as the glossary does.",
  colour: "American spelling: write “color”.",
  favourite: "American spelling: write “favorite”.",
  organise: "American spelling: write “organize”.",
};
