import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a port of this machine, or on one that is free, and says where it answers. */
export async function listening(server: Server, wanted = 0): Promise<string> {
  server.listen(wanted, "localhost");
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
