import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { parseHeaders, parseRedirects } from "./hosts/headers-file";
import { compressible, mediaTypeOf } from "./hosts/media-types";
import { headersOf, revalidate } from "./hosts/rules";

/**
 * Serves a folder as a static host does that reads `_headers` and `_redirects`: `x` from `x/index.html` or `x.html`,
 * compressed, `404.html` with status 404 for everything else.
 */
export function createSiteServer(folder: string): Server {
  const readRules = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const rules = parseHeaders(readRules("_headers"));
  const redirects = new Map(parseRedirects(readRules("_redirects")).map(({ from, to }) => [from, to]));
  const headersFor = (address: string) => ({ "Cache-Control": revalidate, ...headersOf(address, rules) });

  const compress = compression({
    threshold: 512,
    filter: (_, response) => compressible.includes(String(response.getHeader("Content-Type"))),
  });
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, address) => {
      // An address without an ending is a page's.
      const type = mediaTypeOf(address.includes(".") ? address : "index.html");
      if (type) response.setHeader("Content-Type", type);
      for (const [name, value] of Object.entries(headersFor(address))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const [, address = "", query] = /^([^?]*)\??(.*)$/.exec(request.url ?? "") ?? [];
    const target = redirects.get(address);
    if (target) {
      const [to, hash] = target.split("#");
      response.writeHead(301, { Location: `${to}${query ? `?${query}` : ""}${hash ? `#${hash}` : ""}` });
      response.end();
      return;
    }
    compress(request as never, response as never, () => {
      files(request, response, () => {
        response.writeHead(404, { ...headersFor("/404.html"), "Content-Type": mediaTypeOf("404.html") });
        response.end(readFileSync(path.join(folder, "404.html")));
      });
    });
  });
}
