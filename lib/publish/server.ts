import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

/**
 * Serves a folder as a plain static host does: `x` from `x/index.html` or `x.html`, compressed, `404.html` with
 * status 404 for everything else, hashed files kept for a year and pages asked for anew.
 */
export function createSiteServer(folder: string): Server {
  const compress = compression({ threshold: 512 });
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith("/_next/static/");
      response.setHeader(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
    },
  });
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      files(request, response, () => {
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        response.end(readFileSync(path.join(folder, "404.html")));
      });
    });
  });
}
