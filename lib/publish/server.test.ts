import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listening } from "@/lib/network/listening";
import { revalidate } from "./hosts/rules";
import { createSiteServer } from "./server";

const folder = mkdtempSync(path.join(tmpdir(), "docs-server-"));
let server: Server;
let origin = "";

beforeAll(async () => {
  mkdirSync(path.join(folder, "docs/x"), { recursive: true });
  const page = `<!DOCTYPE html><title>x</title>${"<p>Text.</p>".repeat(500)}`;
  for (const name of ["docs/index.html", "docs/x/index.html", "docs/x.html", "404.html"])
    writeFileSync(path.join(folder, name), page);
  const rules = ["/docs*", "  Link: </a.css>;rel=preload;as=style", "/404.html", "  Referrer-Policy: no-referrer"];
  writeFileSync(path.join(folder, "_headers"), `${rules.join("\n")}\n`);
  writeFileSync(path.join(folder, "openapi.yaml"), "openapi: 3.2.0");
  symlinkSync("endless.html", path.join(folder, "docs/endless.html"));
  writeFileSync(path.join(folder, "_redirects"), "/ /docs/ 301\n/old/ /docs/x/#part 301\n/docs/old/ /docs/x/ 301\n");
  server = createSiteServer(folder);
  origin = await listening(server);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(["/docs/", "/docs/x", "/docs/x/", "/docs/x.html", "/docs/x/index.html", "/nowhere"])(
  "the page at %s comes compressed",
  async (address) => {
    const { headers } = await fetch(origin + address, { headers: { "Accept-Encoding": "br" } });
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-encoding")).toBe("br");
  },
);

test.each([
  ["/", "/docs/"],
  ["/?from=mail", "/docs/?from=mail"],
  ["/?from=a?b", "/docs/?from=a?b"],
  ["/old/?from=mail", "/docs/x/?from=mail#part"],
  ["/%6fld/", "/docs/x/#part"],
])("%s leads to %s", async (address, target) => {
  const { status, headers } = await fetch(origin + address, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, target]);
});

test.each([
  ["bytes=0-9", 206],
  ["bytes=-5", 206],
  ["bytes=5-2", 416],
  ["bytes=99999999-", 416],
  ["x", 200],
])("a range of %s is answered with %i, and the server goes on", async (range, status) => {
  expect((await fetch(`${origin}/docs/`, { headers: { Range: range } })).status).toBe(status);
  expect((await fetch(`${origin}/docs/`)).status).toBe(200);
});

test("a range comes as it lies there, not compressed", async () => {
  const { headers } = await fetch(`${origin}/docs/`, { headers: { Range: "bytes=0-999", "Accept-Encoding": "gzip" } });
  expect([headers.get("content-length"), headers.get("content-encoding")]).toEqual(["1000", null]);
});

test.each([
  "/%zz",
  "/%00",
  "/docs/%3Fx",
  "/docs/%23x",
  "/../package.json",
  "/docs/%2e%2e/%2e%2e/package.json",
  "//",
  "/docs/x/y",
  "/docs//x/",
  "/docs/x/../",
  "/docs/x/..%2f",
  "/docs/x/%2e/",
  "/docs/x.html/",
  "/docs/x/index.md",
  "/docs/nothing.md",
  "/nothing.yaml",
  "/docs%5cx/",
])("there is nothing at %s but the not-found page with its own header fields", async (address) => {
  const { status, headers } = await requestRaw(address);
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect([headers["referrer-policy"], headers.link]).toEqual(["no-referrer", undefined]);
});

test.each([
  ["/openapi%2Eyaml", "application/yaml", undefined],
  ["/%64ocs/x/", "text/html; charset=utf-8", "</a.css>;rel=preload;as=style"],
])("%s has the header fields of the file that it is decoded to", async (address, type, link) => {
  const { status, headers } = await requestRaw(address);
  expect([status, headers["content-type"], headers.link]).toEqual([200, type, link]);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is none of its methods", async (method) => {
  const { status, headers } = await fetch(`${origin}/docs/`, { method });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["/docs/old/", "GET", 301, "</a.css>;rel=preload;as=style"],
  ["/old/", "GET", 301, null],
  ["/docs/", "POST", 405, "</a.css>;rel=preload;as=style"],
  ["/docs/%zz", "POST", 405, null],
])("the answer at %s to %s has the header fields of its address, too", async (address, method, status, link) => {
  const { headers, status: answered } = await fetch(origin + address, { method, redirect: "manual" });
  expect([answered, headers.get("link"), headers.get("cache-control")]).toEqual([status, link, revalidate]);
});

test("HEAD is answered as GET is, without the page", async () => {
  const answer = await fetch(`${origin}/docs/`, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("a file that cannot be read is not called missing", async () => {
  const answer = await fetch(`${origin}/docs/endless.html`);
  expect([answer.status, await answer.text()]).toEqual([500, ""]);
});

test("a page that a build replaces is served as it is then, and one that is gone is not found", async () => {
  const page = path.join(folder, "docs/late.html");
  writeFileSync(page, "<p>A long first version.</p>".repeat(100));
  expect((await fetch(`${origin}/docs/late`)).status).toBe(200);
  writeFileSync(page, "<p>Short.</p>");
  expect(await (await fetch(`${origin}/docs/late`)).text()).toBe("<p>Short.</p>");
  rmSync(page);
  expect((await fetch(`${origin}/docs/late`)).status).toBe(404);
});

test("while a build has taken the folder away, nothing is found, and the server goes on", async () => {
  const aside = `${folder}-aside`;
  renameSync(folder, aside);
  expect((await fetch(`${origin}/docs/`)).status).toBe(404);
  renameSync(aside, folder);
  expect((await fetch(`${origin}/docs/`)).status).toBe(200);
});

/** Asks for an address as it is written; `fetch` puts it right first. */
function requestRaw(address: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path: address }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on("error", reject);
  });
}
