/** Of a build it is no part, hence the condition around the imports. */
const parts =
  process.env.NODE_ENV === "development"
    ? () => Promise.all([import("./live-refresh.client"), import("@/lib/preview/watch")])
    : undefined;

/** The writers' half of `next dev`. */
export function LiveRefresh() {
  return parts ? <Listener load={parts} /> : null;
}

async function Listener({ load }: { load: NonNullable<typeof parts> }) {
  const [{ LiveRefreshClient }, { watchContent }] = await load();
  const { port, version } = await watchContent();
  return <LiveRefreshClient port={port} version={String(version)} />;
}
