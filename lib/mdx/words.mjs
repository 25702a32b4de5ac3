/**
 * The elements that a writer can use beside Markdown, and their attributes.
 * `true` means required, `false` optional, a list is the values allowed (required if it begins with `true`).
 * The components that draw them are in `components/mdx/`; the map there must have the same names.
 * @type {Record<string, Record<string, boolean | readonly (string | boolean)[]>>}
 */
export const words = {
  Callout: { type: [true, "note", "tip", "important", "warning", "danger"], title: false },
  Tabs: { group: true },
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

/** Which word must stand directly inside which other. */
export const parents = { Tab: "Tabs", Card: "Cards", Door: "Doors" };

/** HTML elements that are useful in a page's text and harmless. */
export const htmlElements = new Set(
  "a abbr br code dd del details div dl dt em figcaption figure img ins kbd li ol p small span strong sub summary sup ul".split(
    " ",
  ),
);
