/** The addresses of all published pages; asked for when stories run, so that they can be listed before a build. */
export async function publishedPages(): Promise<readonly string[]> {
  const { pages } = await import("@/e2e/support/pages");
  return pages;
}
