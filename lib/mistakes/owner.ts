import { announcementEdits } from "./announcement";
import type { Edit } from "./mistake";

const config = "lib/site/config.ts";

/** What the owner's names and addresses can't be: hosts, links, and samples would all be wrong with them. */
export const configEdits: readonly Edit[] = [
  {
    name: "a site without https",
    file: config,
    from: '"https://docs.devlog.example"',
    to: '"docs.devlog.example"',
    says: [
      {
        at: "origin:",
        what: '"origin" is "docs.devlog.example", which is not the address of a host.\n    Write https:// before the host, and nothing behind it: "https://docs.example.com".',
      },
    ],
  },
  {
    name: "an address without https",
    file: config,
    from: '"https://app.devlog.example/login"',
    to: '"app.devlog.example/login"',
    says: [
      {
        at: "loginUrl:",
        what: '"loginUrl" is "app.devlog.example/login", which is not an address.\n    Write it out: "https://app.example.com/login".',
      },
    ],
  },
  {
    name: "a day that is written otherwise",
    file: config,
    from: 'securityChecked: "2026-11-20"',
    to: 'securityChecked: "20.11.2026"',
    says: [
      {
        at: "securityChecked:",
        what: '"securityChecked" is "20.11.2026", which is not a day that has come.\n    Write year, month, and day: "2026-11-20".',
      },
    ],
  },
  {
    name: "a folder without its slash",
    file: config,
    from: "/edit/main/",
    to: "/edit/main",
    says: [
      {
        at: "editBase:",
        what: '"editBase" is "https://github.com/devlog-example/docs/edit/main", which is not the address of a folder.\n    End it with a slash: the file of a page is put behind it.',
      },
    ],
  },
  {
    name: "a variable that no shell has",
    file: config,
    from: '"DEVLOG_API_KEY"',
    to: '"devlog-key"',
    says: [
      {
        at: "apiKeyVariable:",
        what: '"apiKeyVariable" is "devlog-key", which is not the name of a variable of a shell.\n    Write letters, digits, and underscores: "DEVLOG_API_KEY".',
      },
    ],
  },
  {
    name: "an announcement in Markdown",
    file: config,
    from: "The Devlog docs are here, in their first version.",
    to: "The docs are **here**.",
    says: [
      {
        at: 'text: "The',
        what: '"announcement.text" is "The docs are **here**.", which is not a plain text.\n    Write words alone. A link stands beside the text: link: { href: "/docs/…/", text: "…" }.',
      },
    ],
  },
  {
    name: "an announcement without words",
    file: config,
    from: 'text: "Start in five minutes"',
    to: 'text: ""',
    says: [
      {
        at: "link: {",
        what: '"announcement.link.text" is "", which is not a plain text.\n    Write words alone. A link stands beside the text: link: { href: "/docs/…/", text: "…" }.',
      },
    ],
  },
];

/** An address that is one, and not the one that everything else leads to: of all that differs, this alone is told. */
export const originEdits: readonly Edit[] = [
  {
    name: "a site of another host",
    file: config,
    from: '"https://docs.devlog.example"',
    to: '"https://docs.other.example"',
    says: [
      {
        at: "origin:",
        what: "The origin is https://docs.other.example, and the errors of openapi/devlog.yaml lead to https://docs.devlog.example.\n    Write the same there and in content/: search them for https://docs.devlog.example. To rename all, there is npm run rename.",
      },
    ],
  },
];

/** What is TypeScript, and no list, no line, or no link, beside a server that nobody can call. */
export const strayEdits: readonly Edit[] = [
  {
    name: "a version that is not among the news",
    file: "content/index.mdx",
    from: '<span id="what-is-new"></span>',
    to: "\n## What is new\n\n**Version 0.0.9.** The last one.",
    says: [
      {
        in: config,
        at: "version:",
        what: '"What is new" does not tell of version 0.1.0.\n    Write what it brings under ## What is new in content/index.mdx, or correct the version.',
      },
    ],
  },
  {
    name: "a redirect from an address",
    file: "content/redirects.ts",
    from: "= {}",
    to: '= {\n  "docs/old-page": "/docs/inbox/",\n}',
    says: [
      {
        at: '"docs/old-page"',
        what: '"docs/old-page" begins with docs/, which is no part of a slug: it would lead on from /docs/docs/old-page/.\n    Write "old-page".',
      },
    ],
  },
  {
    name: "a sidebar whose name is misspelled",
    file: "content/sidebars.ts",
    from: "  cli: [",
    to: "  clii: [",
    says: [{ at: "clii:", what: 'There is no sidebar "cli".\n    Write "cli" instead of "clii".' }],
  },
  {
    name: "a comma that is missing between two lines",
    file: "content/synonyms.ts",
    from: '["skip", "delete"],',
    to: '["skip", "delete"]',
    says: [
      {
        at: '["restore"',
        what: "There is no comma between this line of synonyms and the one before.\n    Put a comma after the bracket that ends the other.",
      },
    ],
  },
  {
    name: "a synonym of nothing",
    file: "content/synonyms.ts",
    from: '["reopen", "open again"]',
    to: '["reopen"]',
    says: [
      {
        at: '["reopen"]',
        what: 'A line of synonyms is not two words or more: ["reopen"].\n    Write what readers say and what the site says: ["cv", "resume"].',
      },
    ],
  },
  ...announcementEdits,
  {
    name: "a server without https",
    file: "openapi/devlog.yaml",
    from: "url: https://api.devlog.example/v1",
    to: "url: api.devlog.example/v1",
    says: [
      {
        at: "url: api",
        what: 'The server "api.devlog.example/v1" has no address that can be called.\n    Write it out under "servers": "url: https://api.example.com/v1".',
      },
    ],
  },
];
