import type { Edit } from "./mistake";

const config = "lib/site/config.ts";

/** An announcement that nobody sees, or that leads nowhere. */
export const announcementEdits: readonly Edit[] = [
  {
    name: "an announcement with the id of the last one",
    file: config,
    from: "The Devlog docs are here, in their first version.",
    to: "The Devlog docs have a search.",
    says: [
      {
        at: 'text: "The',
        what: 'The announcement "docs-0.1.0" had another text, and whoever has closed that will not see this one.\n    Give it a new id. If only a slip was corrected, take the line "announced docs-0.1.0: …" out of content/register.txt.',
      },
    ],
  },
  {
    name: "an announcement that does not say where it leads",
    file: config,
    from: '"Start in five minutes"',
    to: '"here"',
    says: [
      {
        at: '"here"',
        what: 'The link text "here" does not name its target.\n    Write what the reader finds there, such as the target\'s title.',
      },
    ],
  },
  {
    name: "an announcement that leads nowhere",
    file: config,
    from: "/docs/getting-started/",
    to: "/docs/geting-started/",
    says: [
      {
        at: "/docs/geting-started/",
        what: "Broken link: there is no page /docs/geting-started/.\n    Did you mean /docs/getting-started/?",
      },
    ],
  },
];
