import { createServer, type RequestListener } from "node:http";
import { listening } from "@/lib/network/listening";

/** Serves on a free port of this machine until `close`; `url` has no slash at its end. */
export async function serve(listener: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(listener);
  return {
    url: await listening(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
