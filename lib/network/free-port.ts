import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nothing listens on, so that no other server can answer in the place of ours. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}
