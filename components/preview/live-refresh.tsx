import type { LiveRefreshClient } from "./live-refresh.client";

/** The writers' half of `next dev`; of a build it is no part, hence the conditional require. */
export function LiveRefresh() {
  const port = process.env.PREVIEW_PORT;
  return Client && port ? <Client port={port} /> : null;
}

const Client: typeof LiveRefreshClient | undefined =
  process.env.NODE_ENV === "development" ? require("./live-refresh.client").LiveRefreshClient : undefined;
