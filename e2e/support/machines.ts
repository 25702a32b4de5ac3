/** What the first group of a pattern is in a text. */
export const captured = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

/** The index nearest above a page, as llms.txt wants it. */
export const indexOf = (address: string) => `${/^\/docs\/(cli|api)\//.exec(address)?.[0] ?? "/docs/"}llms.txt`;

/** The Markdown twin of a page. */
export const twinOf = (address: string) => (address === "/docs/" ? "/docs/index.md" : `${address.slice(0, -1)}.md`);
