/**
 * What hears of changes in the browser, and what tells of them: watching since before a page has read the site. Of a build
 * they are no part, hence the condition around the imports.
 */
const parts =
  process.env.NODE_ENV === "development"
    ? Promise.all([
        import("./live-refresh.client"),
        import("@/lib/preview/watch").then(({ watchContent }) => watchContent()),
      ])
    : undefined;

/** The writers' half of `next dev`. */
export function LiveRefresh() {
  return parts ? <Listener /> : null;
}

async function Listener() {
  const found = await parts;
  if (!found) return null;
  const [{ LiveRefreshClient }, { port, version, saves }] = found;
  return <LiveRefreshClient port={port} version={String(version)} saves={String(saves)} drawn={performance.now()} />;
}
