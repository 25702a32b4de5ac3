/** What answers in the dialog, and what finds, in a thread of its own. */
export const searchScripts = ["search.js", "worker.js"] as const;

export type SearchScript = (typeof searchScripts)[number];

export const indexFile = "index.json";

/** The texts of a page's records, which results quote. */
export const textsFile = (page: number) => `texts/${page}.json`;
