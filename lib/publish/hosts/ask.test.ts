import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";
import { listening } from "@/lib/network/listening";
import { ask } from "./ask";

it.each<[string, RequestListener]>([
  ["nothing", () => {}],
  ["the beginning", (_request, response) => void response.writeHead(200).write("<!DOCTYPE")],
])("a host that says %s is not waited for without end", async (_what, answer) => {
  const server = createServer(answer);
  const asked = ask(await listening(server), "/docs/", { patience: 200 });
  await expect(asked).rejects.toThrow("no whole answer within 0.2 seconds");
  server.closeAllConnections();
  server.close();
});
