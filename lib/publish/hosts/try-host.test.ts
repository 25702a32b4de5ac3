import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "../server";
import { ask } from "./ask";
import { problemsOfHost } from "./try-host";

const out = temporaryFolder("try-host");
mkdirSync(path.join(out, "docs/cli"), { recursive: true });
for (const page of ["docs", "docs/cli"]) {
  for (const form of [`${page}.html`, `${page}/index.html`]) writeFileSync(path.join(out, form), page);
}
writeFileSync(path.join(out, "404.html"), "not found");
writeFileSync(path.join(out, "_headers"), "");
writeFileSync(path.join(out, "_redirects"), "/docs/old/ /docs/cli/ 301\n");

const servers: { close: () => void; closeAllConnections: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Where a host answers that does it so. */
function hostOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  return listening(server);
}

it("an address that a host breaks off at is a problem of its own, and the others are tried all the same", async () => {
  const site = createSiteServer(out);
  const origin = await hostOf((request, response) => {
    if (request.url === "/docs") return void request.socket.destroy();
    if (request.url === "/docs/cli") return void response.writeHead(200, { "Content-Encoding": "gzip" }).end("no");
    if (request.url === "/docs/cli/")
      return void response.writeHead(200, { "Content-Length": 9 }).write("cut", () => response.destroy());
    if (request.url === "/docs/old/?from=mail") return void request.socket.destroy();
    return void site.emit("request", request, response);
  });
  expect((await problemsOfHost(origin, out)).sort()).toEqual([
    "/docs/cli/: aborted",
    "/docs/cli: incorrect header check",
    "/docs/old/?from=mail: socket hang up",
    "/docs: socket hang up",
  ]);
});

it("says of each address that there is no host", async () => {
  expect(await problemsOfHost("http://localhost:1", out)).toContainEqual(
    expect.stringMatching(/^\/docs\/: .*ECONNREFUSED/),
  );
});

it.each<[string, RequestListener]>([
  ["nothing", () => {}],
  ["the beginning", (_request, response) => void response.writeHead(200).write("<!DOCTYPE")],
])("a host that says %s is not waited for without end", async (_what, answer) => {
  const asked = ask(await hostOf(answer), "/docs/", { patience: 200 });
  await expect(asked).rejects.toThrow("no whole answer within 0.2 seconds");
});
