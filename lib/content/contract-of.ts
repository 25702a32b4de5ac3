import type { PageType } from "./frontmatter";

/** A section that pages of a type have, by its heading of level 2. */
export type Part = {
  title: string;
  isOptional?: true;
  /** It stands among the page's own sections, wherever it fits. */
  isAmong?: true;
  /** One of these blocks must be in it. */
  holds?: readonly string[];
};

/** Where a page's own sections stand, and what one of them must hold. */
type Own = { own: true; holds?: readonly string[] };

/** The sections of a page in their order. Without a place for them, own sections can stand anywhere. */
export type Contract = readonly (Part | Own)[];

/** The parts of a how-to about the app, by what they are for. */
export const guide = {
  before: { title: "Before you start" },
  tasks: { own: true, holds: ["Steps"] },
  fields: { title: "Fields", isOptional: true, holds: ["table"] },
  check: { title: "Check that it worked" },
  undo: { title: "Undo", isOptional: true },
  related: { title: "What happens to related things", holds: ["table", "ul"] },
  troubleshooting: { title: "Troubleshooting", holds: ["table", "ul"] },
  surfaces: { title: "With the CLI and the API", isOptional: true },
  privacy: { title: "Privacy", isOptional: true },
} as const satisfies Record<string, Part | Own>;

/** By the type that the writer gave, and by the folder where pages of it have parts of their own. */
const contracts = {
  /** About the app, which is what most pages are. */
  "how-to": Object.values(guide),
  "how-to under cli/": [guide.before, guide.check, guide.undo, guide.troubleshooting],
  /** What to check and what can fail stands in its sections, stage by stage, and in the errors. */
  "how-to under api/": [guide.before],
  tutorial: [
    { title: "Before you start" },
    { own: true, holds: ["Steps", "Tabs"] },
    { title: "Checkpoint", isAmong: true },
    { title: "Clean up" },
    { title: "Next steps", holds: ["Cards", "ul"] },
  ],
  "reference under cli/commands/": [
    { title: "Synopsis" },
    { title: "Description" },
    { title: "Arguments", isOptional: true },
    { title: "Options", holds: ["table"] },
    { title: "Examples" },
    { title: "Output" },
    { title: "Exit codes", holds: ["table"] },
    { title: "Environment and files", holds: ["table"] },
    { title: "Errors", holds: ["table"] },
    { title: "See also", holds: ["ul", "Cards"] },
  ],
  reference: [{ own: true, holds: ["table"] }],
  explanation: [],
  landing: [{ own: true, holds: ["Tasks"] }],
} as const satisfies Record<PageType | `${PageType} under ${string}`, Contract>;

type Kind = keyof typeof contracts;

/** The contract of a page, and its name. A page of one type can have a stricter one for what it is about. */
export function contractOf(slug: string, type: PageType): { kind: Kind; contract: Contract } {
  const kind = kindOf(slug, type);
  return { kind, contract: contracts[kind] };
}

function kindOf(slug: string, type: PageType): Kind {
  const ofFolder = (Object.keys(contracts) as Kind[]).find((kind) => {
    const [general, folder] = kind.split(" under ");
    return general === type && folder !== undefined && slug.startsWith(folder);
  });
  return ofFolder ?? type;
}
