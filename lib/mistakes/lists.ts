import type { Edit } from "./mistake";

const config = "lib/site/config.ts";

/** Entries that TypeScript can read, and nobody else. */
export const wordEdits: readonly Edit[] = [
  {
    name: "a form that is no expression",
    file: "lib/facts/glossary.ts",
    from: '"in-box"',
    to: '"in-box("',
    says: [
      {
        at: '"in-box("',
        what: '"in-box(" is no regular expression.\n    Write two backslashes before each sign that stands for itself, and close each bracket.',
      },
    ],
  },
  {
    name: "a term among the forms that it refuses",
    file: "lib/facts/glossary.ts",
    from: '"re-cap"',
    to: '"re-cap", "recap"',
    says: [
      {
        at: 'term: "recap"',
        what: 'What "recap" is not called has "recap", which refuses the term "recap" on every page.\n    Remove "recap" from its list "not".',
      },
    ],
  },
  {
    name: "a number among the names",
    file: "content/voice.ts",
    from: '"Acme"',
    to: "42",
    says: [{ at: "42", what: "42 is no word.\n    Write it in quotes, without a space around it, or remove it." }],
  },
  {
    name: "a redirect to nowhere",
    file: "content/redirects.ts",
    from: "= {}",
    to: '= {\n  "old-page": "",\n}',
    says: [
      {
        at: '"old-page"',
        what: 'What "old-page" stands for is no text: "".\n    Write it in quotes, without a space around it.',
      },
    ],
  },
];

/** A list that nobody finds under its name. */
export const unnamedEdits: readonly Edit[] = [
  {
    name: "a list of another name",
    file: "content/synonyms.ts",
    from: "export const synonyms",
    to: "export const synonym",
    says: [{ at: "/**", what: 'There is no "export const synonyms".\n    Give the list that name again.' }],
  },
];

/** Slips in what is kept in TypeScript: without it there is no site, so that nothing else is said. */
export const slipEdits: readonly Edit[] = [
  {
    name: "a name that stands twice",
    file: "content/voice.ts",
    from: "  easy: ",
    to: '  just: "Leave it out: it is just filler.",\n  easy: ',
    says: [
      {
        at: 'just: "Leave it out: it is',
        column: 3,
        what: 'Duplicate key "just" in object literal.\n    Keep one of the two: only the last one counts.',
      },
    ],
  },
  {
    name: "a list without its first bracket",
    file: "content/sidebars.ts",
    from: 'entries: ["worklog/create-entry"',
    to: 'entries: "worklog/create-entry"',
    says: [
      {
        at: 'entries: "worklog/create-entry"',
        column: 62,
        what: 'This is no TypeScript: Expected ":" but found ",".\n    Write [ before the first entry of the list.',
      },
    ],
  },
  {
    name: "a slug without quotes",
    file: "content/redirects.ts",
    from: "= {}",
    to: '= {\n  old-page: "/docs/inbox/",\n}',
    says: [
      {
        at: "old-page",
        column: 6,
        what: 'This is no TypeScript: Expected "}" but found "-".\n    Put the slug in double quotes.',
      },
    ],
  },
  {
    name: "quotes that stay open",
    file: "content/hosts.ts",
    from: '"github.com",',
    to: '"github.com,',
    says: [
      {
        at: '"github.com,',
        column: 15,
        what: "This is no TypeScript: Unterminated string literal.\n    Close the quotes.",
      },
    ],
  },
  {
    name: "a comma that is missing between two words",
    file: "content/synonyms.ts",
    from: '"remove", "erase"',
    to: '"remove" "erase"',
    says: [
      {
        at: '["delete", "remove"',
        column: 23,
        what: 'This is no TypeScript: Expected "]" but found "\\"erase\\"".\n    Put a comma before it, after the entry that ends there.',
      },
    ],
  },
  {
    name: "a comma that is missing among the facts",
    file: "lib/facts/facts.ts",
    from: 'storage: "1 GB",',
    to: 'storage: "1 GB"',
    says: [
      {
        at: "deletion:",
        column: 5,
        what: 'This is no TypeScript: Expected "}" but found "deletion".\n    Put a comma before it, after the entry that ends there.',
      },
    ],
  },
  {
    name: "a semicolon after a name of the site",
    file: config,
    from: 'version: "0.1.0"',
    to: 'version; "0.1.0"',
    says: [
      {
        at: "version;",
        column: 10,
        what: 'This is no TypeScript: Expected "}" but found ";".\n    Write : for it.',
      },
    ],
  },
];

/** Lists that are TypeScript and can't be read all the same; one is enough to end it. */
export const runawayEdits: readonly Edit[] = [
  {
    name: "two commas that are missing between three lines",
    file: "content/synonyms.ts",
    from: '["skip", "delete"],\n  ["restore",',
    to: '["skip", "delete"]\n  ["skip", "delete"]\n  ["restore",',
    says: [
      {
        at: '["skip", "delete"]\n  ["restore"',
        column: 20,
        what: "This cannot be read: Cannot read properties of undefined (reading 'revert').\n    Mind commas, quotes, and brackets: one of them is missing here, or too many.",
      },
    ],
  },
];
