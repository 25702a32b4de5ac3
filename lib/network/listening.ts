import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a port of this machine that is free, and says where it answers. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, "localhost");
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
