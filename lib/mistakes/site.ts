import { commandEdits } from "./commands";
import type { Edit } from "./mistake";
import { sidebarEdits } from "./sidebars";
import { pageText } from "./small-site";

/** Files that no address can be made of, or that share one; each with what is said. */
export const misplacedFiles: readonly [file: string, text: string, says: string][] = [
  [
    "content/mistakes/nowhere.mdx",
    pageText("Nowhere", ""),
    'content/mistakes/nowhere.mdx:1  The page is in no sidebar, so nobody would find it.\n    Add "mistakes/nowhere" to the "docs" list in content/sidebars.ts.',
  ],
  [
    "content/inbox/index.mdx",
    pageText("Inbox again", ""),
    "content/inbox/index.mdx  Two files have the address /docs/inbox: content/inbox.mdx and content/inbox/index.mdx.\n    Keep one of them and delete or rename the other.",
  ],
  [
    "content/Release Notes.mdx",
    pageText("Release notes", ""),
    "content/Release Notes.mdx  The address /docs/Release Notes has characters that addresses of this site do not have.\n    Use lower-case letters, digits and hyphens in file and folder names.",
  ],
  [
    "content/md.mdx",
    pageText("MD", ""),
    "content/md.mdx  The address /docs/md lies in a folder of the site's own files: /docs/md/.\n    Give the file or the folder another name.",
  ],
  [
    "content/mistakes/index/index.mdx",
    pageText("Index", ""),
    "content/mistakes/index/index.mdx  The address /docs/mistakes/index is that of a file of another page: /docs/mistakes/index.html.\n    Give the file or the folder another name.",
  ],
  [
    "content/diagrams/stages.mdx",
    pageText("Stages", ""),
    "content/diagrams/stages.mdx  A page among the drawings: nothing in content/diagrams/ has an address.\n    Move it to content/stages.mdx, or remove it.",
  ],
  [
    "content/shell/stages.mdx",
    pageText("Stages", ""),
    "content/shell/stages.mdx  A text of the shell that nothing shows: nothing in content/shell/ has an address.\n    Move it to content/stages.mdx, or name it in shellTexts in lib/content/files.ts.",
  ],
  [
    "public/docs/snippets.html",
    "<p>Mine.</p>",
    "public/docs/snippets.html  A file of the page /docs/snippets/ is published at /docs/snippets.html.\n    Give this file another name.",
  ],
  [
    "content/notes.md",
    pageText("Notes", ""),
    "content/notes.md  A page's file ends in .mdx.\n    Rename it to content/notes.mdx.",
  ],
  [
    "content/news.MDX",
    pageText("News", ""),
    "content/news.MDX  A page's file ends in .mdx.\n    Rename it to content/news.mdx.",
  ],
  [
    "content/api/reference/projects/list.mdx",
    pageText("List", ""),
    'content/api/reference/projects/list.mdx:1  The address /docs/api/reference/projects/list belongs to the operation "List projects" of openapi/devlog.yaml.\n    Move this page\'s file to another address.',
  ],
];

/** Mistakes between pages, sidebars, redirects, what was promised, and the two descriptions. */
export const siteEdits: readonly Edit[] = [
  ...sidebarEdits,
  {
    name: "a link of the not-found page that leads nowhere",
    file: "content/shell/not-found.mdx",
    from: "(/docs/cli/)",
    to: "(/docs/clii/)",
    says: [{ at: "/docs/clii/", what: "Broken link: there is no page /docs/clii/.\n    Did you mean /docs/cli/?" }],
  },
  {
    name: "a redirect that leads nowhere",
    file: "content/redirects.ts",
    from: "= {",
    to: '= { triage: "/docs/inbix/", snippets: "/docs/inbox/", "inbox-keys": "/docs/inbox/", ',
    says: [{ at: "triage", what: "Broken link: there is no page /docs/inbix/.\n    Did you mean /docs/inbox/?" }],
  },
  {
    name: "redirects in a circle",
    file: "content/redirects.ts",
    from: "= {",
    to: '= { "one": "/docs/two/", "two": "/docs/one/", ',
    says: [
      {
        at: '"one"',
        what: '"one" is led in a circle: from /docs/one/ to /docs/two/ to /docs/one/.\n    Write the address of the page that is there now, or remove the redirect.',
      },
      {
        at: '"two"',
        what: '"two" is led in a circle: from /docs/two/ to /docs/one/ to /docs/two/.\n    Write the address of the page that is there now, or remove the redirect.',
      },
    ],
  },
  {
    name: "a redirect to another host, and one of a heading",
    file: "content/redirects.ts",
    from: "= {",
    to: '= { "app": "https://app.devlog.example/", "inbox#gone": "/docs/inbox/", ',
    says: [
      {
        at: '"app"',
        what: '"inbox#gone" is not the slug of a page, so nothing is led on from it.\n    Remove the redirect. A heading keeps its old id beside the new one: ## Title [#new-id, #gone].',
      },
      {
        at: '"app"',
        what: '"app" is led to https://app.devlog.example/, which is not the address of a page.\n    Write a page\'s address, with # and an id if you like: /docs/inbox/#snooze.',
      },
    ],
  },
  {
    name: "a redirect from a title",
    file: "content/redirects.ts",
    from: "= {",
    to: '= { "Old page": "/docs/inbox/", ',
    says: [
      {
        at: "Old page",
        what: '"Old page" is not the slug of a page, so nothing is led on from it.\n    Write "old-page": its address without /docs/ and without slashes around it, in lower-case letters, digits, and hyphens.',
      },
    ],
  },
  {
    name: "a redirect from a page that is there",
    file: "content/redirects.ts",
    from: "snippets",
    to: '"snippets"',
    says: [
      {
        at: "snippets",
        what: '"snippets" is led elsewhere, and has a page: /docs/snippets/.\n    Remove the redirect, or the page.',
      },
    ],
  },
  {
    name: "a heading that is renamed without an alias",
    file: "content/documents.mdx",
    from: 'id="undo"',
    to: 'id="undo-it"',
    says: [
      {
        in: "content/register.txt",
        at: "/docs/documents/#undo",
        what: '/docs/documents/ had the id "undo" and has it no more.\n    Keep links to it working: give it to a heading as well, as in ## Title [#new-id, #undo].',
      },
    ],
  },
  {
    name: "an error code without its section, which much leads to",
    file: "content/api/errors.mdx",
    from: '<span id="conflict"></span>',
    to: "",
    says: [
      {
        at: "---\ntitle",
        what: "The page has no section for the error code conflict.\n    Write ### `conflict` [#conflict] among the others, or take the code out of ErrorCode in openapi/devlog.yaml.",
      },
    ],
  },
  {
    name: "a page that is gone without a redirect",
    file: "content/register.txt",
    from: "/docs/inbox/\n",
    to: "/docs/inbox-rules/\n/docs/inbox/\n",
    says: [
      {
        at: "/docs/inbox-rules/",
        what: 'There was a page /docs/inbox-rules/, and there is none any more.\n    Lead its readers on: write "inbox-rules": "/docs/…/" in content/redirects.ts.',
      },
    ],
  },
  {
    name: "a page that lost an id as it moved",
    file: "content/register.txt",
    from: "/docs/inbox/\n",
    to: "/docs/inbox-keys/\n/docs/inbox-keys/#reassign\n/docs/inbox/\n",
    says: [
      {
        at: "/docs/inbox-keys/#reassign",
        what: '/docs/inbox-keys/ had the id "reassign", and /docs/inbox/, where it is led on to, does not have it.\n    Keep links to it working: give it to a heading there as well, as in ## Title [#new-id, #reassign]. If one section took over all of the old page, lead to that: "inbox-keys": "/docs/inbox/#…" in content/redirects.ts.',
      },
    ],
  },
  ...commandEdits,
  {
    name: "a command line in a text of the API with a wrong flag",
    file: "openapi/devlog.yaml",
    from: "`devlog log --project billing-api`",
    to: "`devlog log --projekt billing-api`",
    says: [{ at: "log --projekt", what: "Unknown flag --projekt.\n    Did you mean --project?" }],
  },
];
