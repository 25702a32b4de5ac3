import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "../server";
import { revalidate } from "./rules";
import { type Abilities, everything, problemsOfHost } from "./try-host";

const out = temporaryFolder("try-host");
for (const folder of ["cli", "account"]) mkdirSync(path.join(out, "docs", folder), { recursive: true });
for (const page of ["docs", "docs/cli"]) {
  for (const form of [`${page}.html`, `${page}/index.html`]) writeFileSync(path.join(out, form), page);
}
writeFileSync(path.join(out, "docs/account/a.svg"), "<svg/>");
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

const says = (type: string, body: string, { status = 200, time = revalidate } = {}): RequestListener => {
  const modified = new Date().toUTCString();
  const fields = { "Content-Type": type, "Cache-Control": time, "Last-Modified": modified };
  return (_request, response) => void response.writeHead(status, fields).end(body);
};

/** An answer that is the site's, but for how long it is kept. */
const keeps =
  (time: string): RequestListener =>
  (_request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, name === "Cache-Control" ? time : value);
  };

it.each<[what: string, address: string, answer: RequestListener, problem: string[]]>([
  ["no mistake", "/elsewhere", () => {}, []],
  ["other bytes of a page", "/docs/cli", says("text/html", "a"), ["/docs/cli: not the bytes of /docs/cli/index.html"]],
  [
    "a page with another status",
    "/docs/cli",
    says("text/html", "docs/cli", { status: 203 }),
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
    says("text/html", "Not here.", { status: 404 }),
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
    says("text/markdown", "not found", { status: 404, time: "no-store" }),
    ["/docs/nothing.md type: text/markdown, instead of text/html"],
  ],
  [
    "a list of what is in a folder",
    "/docs/account/",
    says("text/html", "a.svg"),
    ["/docs/account/ status: 200, instead of 404", "/docs/account/: not the bytes of 404.html"],
  ],
  ["no mistake in a time that is said in other words", "/docs/cli.md", keeps("max-age=0,must-revalidate,Public"), []],
  [
    "a time that says less",
    "/docs/cli.md",
    keeps("public, max-age=0"),
    ["/docs/cli.md Cache-Control: public, max-age=0, instead of public, max-age=0, must-revalidate"],
  ],
  [
    "a missing file that is kept",
    "/_next/static/chunks/gone.js",
    says("text/html", "not found", { status: 404, time: "public, max-age=60" }),
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
