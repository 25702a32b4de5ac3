import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "../server";
import { ask } from "./ask";
import { revalidate } from "./rules";
import { type Abilities, everything, problemsOfHost } from "./try-host";

const out = temporaryFolder("try-host");
mkdirSync(path.join(out, "docs/cli"), { recursive: true });
for (const page of ["docs", "docs/cli"]) {
  for (const form of [`${page}.html`, `${page}/index.html`]) writeFileSync(path.join(out, form), page);
}
writeFileSync(path.join(out, "404.html"), "not found");
writeFileSync(path.join(out, "docs/cli.md"), "# CLI");
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

const says = (type: string, body: string): RequestListener => {
  const modified = new Date().toUTCString();
  const fields = { "Content-Type": type, "Cache-Control": revalidate, "Last-Modified": modified };
  return (_request, response) => void response.writeHead(200, fields).end(body);
};

it.each<[what: string, address: string, answer: RequestListener, problem: string[]]>([
  ["no mistake", "/elsewhere", () => {}, []],
  [
    "other bytes of a page",
    "/docs/cli",
    says("text/html", "docs"),
    ["/docs/cli: not the bytes of /docs/cli/index.html"],
  ],
  [
    "a page with another status",
    "/docs/cli",
    (_request, response) => {
      response.writeHead(203, { "Content-Type": "text/html", "Cache-Control": revalidate }).end("docs/cli");
    },
    ["/docs/cli status: 203, instead of 200"],
  ],
  ["a page that is called a text", "/docs/cli", says("text/plain", "docs/cli"), ["/docs/cli: not text/html"]],
  [
    "other bytes of a file",
    "/docs/cli.md",
    (request, response) => request.headers["if-modified-since"] ?? says("text/markdown", "# API")(request, response),
    ["/docs/cli.md: other bytes"],
  ],
  [
    "a file of another kind",
    "/docs/cli.md",
    (request, response) => request.headers["if-modified-since"] ?? says("text/plain", "# CLI")(request, response),
    ["/docs/cli.md type: text/plain, instead of text/markdown"],
  ],
  [
    "a file that is sent again though it has not changed",
    "/docs/cli.md",
    ({ headers }) => void Object.assign(headers, { "if-none-match": undefined }),
    ["/docs/cli.md asked for anew: 200, instead of 304"],
  ],
  [
    "a missing page that is said to be there",
    "/elsewhere",
    says("text/html", "not found"),
    ["/elsewhere status: 200, instead of 404"],
  ],
  [
    "a page of the host's own in the place of the not-found page",
    "/elsewhere",
    (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html", "Cache-Control": revalidate }).end("Not here.");
    },
    ["/elsewhere: not the bytes of 404.html"],
  ],
  [
    "a redirect that leads elsewhere",
    "/docs/old/?from=mail",
    (_request, response) => void response.writeHead(301, { Location: "/docs/?from=mail" }).end(),
    ["/docs/old/ leads to: /docs/?from=mail, instead of /docs/cli/?from=mail"],
  ],
  [
    "a missing file whose page comes as what was asked for",
    "/docs/nothing.md",
    (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/markdown", "Cache-Control": "no-store" }).end("not found");
    },
    ["/docs/nothing.md type: text/markdown, instead of text/html"],
  ],
  [
    "a missing file that is kept",
    "/_next/static/chunks/gone.js",
    (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html", "Cache-Control": "public, max-age=60" }).end("not found");
    },
    ["/_next/static/chunks/gone.js Cache-Control: public, max-age=60, instead of public, max-age=0, must-revalidate"],
  ],
  [
    "a page that search engines are to leave out",
    "/docs/",
    (_request, response) => void response.setHeader("X-Robots-Tag", "noindex"),
    ["/docs/ X-Robots-Tag: noindex, instead of undefined"],
  ],
  [
    "a file that asks for others",
    "/docs/cli.md",
    (_request, response) => void response.setHeader("Link", "</a.css>;rel=preload;as=style"),
    ["/docs/cli.md Link: </a.css>;rel=preload;as=style, instead of undefined"],
  ],
])("sees %s", async (_what, address, answer, problems) => {
  const site = createSiteServer(out);
  const origin = await hostOf((request, response) => {
    if (request.url === address) answer(request, response);
    if (!response.writableEnded) site.emit("request", request, response);
  });
  expect(await problemsOfHost(origin, out, { ...everything, nothingElse: true })).toEqual(problems);
});

it("lets a host say more than the rules, but not that a page is to be left out", async () => {
  const site = createSiteServer(out);
  const origin = await hostOf((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.url === "/docs") response.setHeader("X-Robots-Tag", "noindex");
    site.emit("request", request, response);
  });
  expect(await problemsOfHost(origin, out)).toEqual(["/docs X-Robots-Tag: noindex, instead of undefined"]);
});

it.each<[lacking: string, can: Partial<Abilities>, problem: RegExp]>([
  ["a field", { without: ["Link"] }, / Link: /],
  ["redirects where a file is", { redirectPages: true }, /^\/docs\/old\/ status/],
  ["a page for what no address can be", { ownRefusals: true }, /^\/docs\/.*%|^\/docs\/a%00b/],
])("does not ask a host without it for %s", async (_what, can, problem) => {
  const ruled = temporaryFolder("try-host-ruled");
  cpSync(out, ruled, { recursive: true });
  const site = createSiteServer(out);
  writeFileSync(path.join(ruled, "_headers"), "/docs/cli.md\n  Link: </a.css>;rel=preload;as=style\n");
  const origin = await hostOf((request, response) => {
    const { url = "" } = request;
    if (url.includes("%")) return void response.writeHead(400, { "Cache-Control": "no-store" }).end();
    if (url.startsWith("/docs/old/")) return void response.writeHead(200).end('<meta content="0;url=/docs/cli/">');
    return void site.emit("request", request, response);
  });
  const all = await problemsOfHost(origin, ruled);
  expect(all.filter((line) => problem.test(line))).not.toEqual([]);
  expect(await problemsOfHost(origin, ruled, { ...everything, ...can })).toEqual(
    all.filter((line) => !problem.test(line)),
  );
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
