/** The groups of tabs and what a screen reader calls each choice: a choice holds in all groups of its name. */
export const tabGroups = {
  surface: "App, CLI or API",
  os: "Operating system",
  language: "Language",
  package: "Package manager",
};

/**
 * The labels of each group's tabs, which a reader's choice is kept by: one that is nearly one of these was meant to be it,
 * and one of another group's would be kept as a choice of this one.
 * @type {Record<string, readonly string[]>}
 */
export const tabLabels = {
  surface: ["App", "CLI", "API"],
  os: ["Linux", "macOS", "Windows"],
  language: ["JavaScript", "Python", "Go", "curl"],
  package: ["npm", "Homebrew", "Binary"],
};

/** The kinds of callouts, as GitHub writes them and as ours are called. */
export const calloutKinds = new Map([
  ["NOTE", "note"],
  ["TIP", "tip"],
  ["IMPORTANT", "important"],
  ["WARNING", "warning"],
  ["CAUTION", "danger"],
  ["DANGER", "danger"],
]);

/**
 * The elements that a writer can use beside Markdown, and their attributes.
 * `true` means required, `false` optional, a list is the values allowed (required if it begins with `true`).
 * The components that draw them are in `components/mdx/`; the map there must have the same names.
 * @type {Record<string, Record<string, boolean | readonly (string | boolean)[]>>}
 */
export const words = {
  Callout: { type: [true, ...new Set(calloutKinds.values())], title: false },
  Tabs: { group: [true, ...Object.keys(tabGroups)] },
  Tab: { label: true },
  Steps: {},
  Cards: {},
  Card: { title: true, href: true },
  FileTree: {},
  Diagram: { name: true, label: true },
  Doors: {},
  Door: { title: true, href: true },
  Tasks: {},
};

/** What stands in these, and nothing else. @type {Record<string, readonly string[]>} */
export const parts = {
  Tabs: ["Tab"],
  Cards: ["Card"],
  Doors: ["Door"],
  ul: ["li"],
  ol: ["li"],
  dl: ["dt", "dd", "div"],
};

/** What each of these must stand directly inside: in the first, or in one of the others. @type {Record<string, readonly string[]>} */
export const parents = {
  Tab: ["Tabs"],
  Card: ["Cards"],
  Door: ["Doors"],
  li: ["ul", "ol"],
  dt: ["dl", "div"],
  dd: ["dl", "div"],
  summary: ["details"],
};

/** What an element draws, and nothing else: it stands directly inside, once. */
export const drawn = {
  Steps: { list: "ol", name: "one numbered list" },
  FileTree: { list: "ul", name: "one list of files and folders" },
  Tasks: { list: "ul", name: "one list of links" },
};

/** Elements that would be an empty frame without a text, or nothing at all. */
export const filled = new Set("Callout Card Door Tab abbr code del em ins kbd small strong sub summary sup".split(" "));

/** Elements of HTML that can't stand among words, and those that hold words alone: some are both. */
export const htmlBlocks = new Set("dd details div dl dt li ol p summary ul".split(" "));
export const ofWords = new Set("abbr code em kbd p small span strong sub summary sup".split(" "));

const named = { id: false };

/**
 * HTML elements that are useful in a page's text and harmless, with their attributes as in `words`. Looks are the
 * stylesheets' affair, and a picture in Markdown gets its size from its file.
 * @type {Record<string, Record<string, boolean | readonly (string | boolean)[]>>}
 */
export const htmlElements = {
  ...Object.fromEntries(
    "br code dd del details div dl dt em ins kbd li ol p small span strong sub summary sup ul"
      .split(" ")
      .map((name) => [name, named]),
  ),
  a: { ...named, href: true },
  abbr: { ...named, title: true },
};

/** What is written in Markdown, where writers reach for HTML. */
export const inMarkdown = new Map([
  ["img", "![What it shows](/docs/images/NAME)"],
  ["pre", "``` and a language"],
  ["table", "| A | table |"],
  ["blockquote", "> and a space"],
  ["hr", "a heading"],
  ["b", "**bold**"],
  ["i", "*emphasis*"],
  ...[1, 2, 3, 4, 5, 6].map(
    (level) => /** @type {[string, string]} */ ([`h${level}`, `${"#".repeat(Math.max(2, level))} Title`]),
  ),
]);
