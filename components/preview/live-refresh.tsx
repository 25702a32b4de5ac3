import type { LiveRefreshClient } from "./live-refresh.client";

/** The writers' half of `next dev`; of a build it is no part, hence the conditional require. */
export function LiveRefresh() {
  const { PREVIEW_PORT: port, PREVIEW_VERSION: version } = process.env;
  return Client && port && version ? <Client port={port} version={version} /> : null;
}

const Client: typeof LiveRefreshClient | undefined =
  process.env.NODE_ENV === "development" ? require("./live-refresh.client").LiveRefreshClient : undefined;
