import type { Edit } from "./mistake";

const sidebars = "content/sidebars.ts";

/** Mistakes in the sidebars, by themselves and beside the pages that there are. */
export const sidebarEdits: readonly Edit[] = [
  {
    name: "a sidebar entry without a page",
    file: sidebars,
    from: '"documents",',
    to: '"documints", "documents",',
    says: [
      {
        at: '"documints"',
        what: 'The docs sidebar lists "documints", but there is no such page.\n    Did you mean "documents"? Otherwise create content/documints.mdx, or remove the entry.',
      },
    ],
  },
  {
    name: "a group with a sign that the typeface lacks",
    file: sidebars,
    from: 'label: "Worklog"',
    to: 'label: "Worklog ✓"',
    says: [
      {
        at: 'label: "Worklog',
        what: 'The typeface has no "✓" (U+2713), which the picture of a page would show as an empty box, in "Worklog ✓".\n    Write this title or label without it.',
      },
    ],
  },
  {
    name: "a page that stands twice in a sidebar",
    file: sidebars,
    from: '"cli/commands/recap",',
    to: '"cli/commands/recap",\n        "cli/configuration",',
    says: [
      {
        at: '"cli/configuration",\n',
        what: 'The page "cli/configuration" stands in the sidebars twice.\n    Keep one entry; a page has one place.',
      },
    ],
  },
  {
    name: "a page in two sidebars",
    file: sidebars,
    from: '"snippets"',
    to: '"snippets", "api/errors"',
    says: [
      {
        at: '"snippets"',
        what: 'The page "api/errors" stands in the docs sidebar, but its address belongs to the api sidebar.\n    Move the entry to "api", or move the page\'s file.',
      },
      {
        at: '"api/pagination"',
        what: 'The page "api/errors" stands in the sidebars twice.\n    Keep one entry; a page has one place.',
      },
    ],
  },
  {
    name: "an operation in a sidebar",
    file: sidebars,
    from: '"api/reference",',
    to: '"api/reference",\n    "api/reference/projects/create",',
    says: [
      {
        at: '"api/reference/projects/create"',
        what: 'The api sidebar lists "api/reference/projects/create", an operation of the API.\n    Remove the entry: operations enter by their tags.',
      },
    ],
  },
  {
    name: "an entry that is no entry",
    file: sidebars,
    from: '{ label: "Webhooks"',
    to: '{ label: "Odd", entrys: [] }, { label: "Webhooks"',
    says: [
      {
        at: '"Odd"',
        what: 'An entry is neither the slug of a page nor a group: {"label":"Odd","entrys":[]}.\n    Write "worklog/tag-entries", or { label: "Worklog", entries: ["worklog/tag-entries"] }.',
      },
    ],
  },
  {
    name: "an entry of a group that is no entry",
    file: sidebars,
    from: '"cli/commands/project",',
    to: '"cli/commands/project", { slug: "odd" },',
    says: [
      {
        at: '"odd"',
        what: 'An entry is neither the slug of a page nor a group: {"slug":"odd"}.\n    Write "worklog/tag-entries", or { label: "Worklog", entries: ["worklog/tag-entries"] }.',
      },
    ],
  },
  {
    name: "a group whose name is misspelled",
    file: sidebars,
    from: '{ label: "Webhooks"',
    to: '{ lable: "Odder", entries: [] }, { label: "Webhooks"',
    says: [
      {
        at: '"Odder"',
        what: 'An entry is neither the slug of a page nor a group: {"lable":"Odder","entries":[]}.\n    Write "worklog/tag-entries", or { label: "Worklog", entries: ["worklog/tag-entries"] }.',
      },
    ],
  },
  {
    name: "a group that is called as another",
    file: sidebars,
    from: 'label: "Access"',
    to: 'label: "Conventions"',
    says: [
      {
        at: '{ label: "Conventions"',
        what: 'The api sidebar has two groups that are called "Conventions".\n    Call one otherwise; operations of the API have a group for each tag.',
      },
    ],
  },
  {
    name: "an empty group",
    file: sidebars,
    from: '{ label: "Conventions"',
    to: '{ label: "Nothing", entries: [] }, { label: "Conventions"',
    says: [{ at: '"Nothing"', what: 'The group "Nothing" is empty.\n    Add a page to it or remove it.' }],
  },
  {
    name: "a file in place of a slug",
    file: sidebars,
    from: '"cli/authentication"',
    to: '"cli/authentication.mdx"',
    says: [
      {
        at: '"cli/authentication.mdx"',
        what: 'The cli sidebar lists "cli/authentication.mdx", which is not the slug of a page.\n    Write "cli/authentication".',
      },
    ],
  },
  {
    name: "a group without a label",
    file: sidebars,
    from: 'label: "Account"',
    to: 'label: ""',
    says: [
      { at: 'label: ""', what: 'The label of a group has 0 characters: "".\n    Make it 1 to 34 characters long.' },
    ],
  },
  {
    name: "a group whose label is too long",
    file: sidebars,
    from: 'label: "About these docs"',
    to: 'label: "About these docs, and how each is written"',
    says: [
      {
        at: "how each is written",
        what: 'The label of a group has 41 characters: "About these docs, and how each is written".\n    Make it 1 to 34 characters long.',
      },
    ],
  },
];
