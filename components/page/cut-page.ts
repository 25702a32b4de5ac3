/** Stands at the end of a page's HTML, and tells a page that has come whole from one that broke off. */
export const pageEnd = "<!--end of page-->";

/** A page, and which of its states it is. */
export type PageHtml = { version: string; html: string };

/**
 * What a published file holds of the page itself, without the shell: from the element that names the version to the mark
 * of its end. Nothing where there is no page, or one that broke off.
 */
export function cutPage(file: string): PageHtml | undefined {
  const opening = /<div [^>]*data-version="([^"]+)"[^>]*>/.exec(file);
  if (!opening) return undefined;
  const [tag, version = ""] = opening;
  const start = opening.index + tag.length;
  const end = file.indexOf(pageEnd, start);
  return end < 0 ? undefined : { version, html: file.slice(start, end + pageEnd.length) };
}
