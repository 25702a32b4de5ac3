import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "./server";

const folder = mkdtempSync(path.join(tmpdir(), "docs-server-"));
let server: Server;
let origin = "";

beforeAll(async () => {
  mkdirSync(path.join(folder, "docs/x"), { recursive: true });
  const page = `<!DOCTYPE html><title>x</title>${"<p>Text.</p>".repeat(500)}`;
  for (const name of ["docs/index.html", "docs/x/index.html", "docs/x.html", "404.html"])
    writeFileSync(path.join(folder, name), page);
  writeFileSync(path.join(folder, "_redirects"), "/ /docs/ 301\n/old/ /docs/x/#part 301\n");
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
])("%s leads to %s", async (address, target) => {
  const { status, headers } = await fetch(origin + address, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, target]);
});
