import type { Edit } from "./mistake";

/** Slips in the lists that writers keep in TypeScript: without those there is no site, so that nothing else is said. */
export const slipEdits: readonly Edit[] = [
  {
    name: "a comma that is missing",
    file: "content/sidebars.ts",
    from: '"cli/commands/init",',
    to: '"cli/commands/init"',
    says: [
      {
        at: '"cli/commands/capture"',
        column: 9,
        what: 'This is no TypeScript: Expected "]" but found "\\"cli/commands/capture\\"".\n    Put a comma before it, after the entry that ends there.',
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
];
