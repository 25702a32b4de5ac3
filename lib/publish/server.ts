import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import send from "send";
import { parseHeaders, parseRedirects } from "./hosts/headers-file";
import { compressible, mediaTypeOf } from "./hosts/media-types";
import { headersOf, type Rule, revalidate } from "./hosts/rules";

/**
 * Serves a folder as a static host does that reads `_headers` and `_redirects`: `x` from `x/index.html` or `x.html`,
 * compressed, `404.html` with status 404 for everything else. The rules are read once, the files whenever they are asked
 * for: what a build replaces meanwhile is served as it is then.
 */
export function createSiteServer(folder: string): Server {
  const files = new SiteFolder(folder, parseHeaders(readRules(folder, "_headers")));
  const redirects = new Map(parseRedirects(readRules(folder, "_redirects")).map(({ from, to }) => [from, to]));
  return createServer((request, response) => {
    const [, written = "", query = ""] = /^([^?]*)\??(.*)$/.exec(request.url ?? "") ?? [];
    const address = straightAddress(written);
    const fields = files.headersFor(address ?? "/404.html");
    if (!methods.includes(request.method ?? "")) {
      response.writeHead(405, { ...fields, Allow: methods.join(", ") }).end();
      return;
    }
    const target = redirects.get(address ?? "");
    if (target) {
      response.writeHead(301, { ...fields, Location: redirectTo(target, query) }).end();
      return;
    }
    // The types of compression are Express's; it needs what Node has.
    compress(request as never, response as never, () => files.answer(request, response, address));
  });
}

const methods = ["GET", "HEAD"];

const compress = compression({
  threshold: 512,
  // A range is one of the bytes as they lie there.
  filter: ({ headers }, response) =>
    !headers.range && compressible.includes(String(response.getHeader("Content-Type"))),
});

/** The files of a folder, each with the header fields that the rules give it. */
class SiteFolder {
  private readonly folder: string;
  private readonly rules: readonly Rule[];

  constructor(folder: string, rules: readonly Rule[]) {
    this.folder = folder;
    this.rules = rules;
  }

  answer(request: IncomingMessage, response: ServerResponse, address: string | undefined): void {
    if (address === undefined) this.sendFailure(response, { status: 404 });
    else this.sendFile(request, response, address);
  }

  private sendFile(request: IncomingMessage, response: ServerResponse, address: string, file = address): void {
    send(request, encodeURI(file), { root: this.folder, extensions: ["html"], dotfiles: "allow", cacheControl: false })
      .on("headers", () => {
        // An address without an ending is a page's.
        const type = mediaTypeOf(address.includes(".") ? address : "index.html");
        if (type) response.setHeader("Content-Type", type);
        for (const [name, value] of Object.entries(this.headersFor(address))) response.setHeader(name, value);
      })
      .on("directory", () => this.sendFile(request, response, address, `${address}/`))
      .on("error", (error: SendError) => this.sendFailure(response, error))
      .pipe(response);
  }

  private sendFailure(response: ServerResponse, { status, headers }: SendError): void {
    if (response.headersSent) {
      // Half of a file has gone out: only a broken connection says that it is not whole.
      response.destroy();
      return;
    }
    const page = path.join(this.folder, "404.html");
    if (!ofNothing.includes(status) || !existsSync(page)) {
      response.writeHead(status, headers).end();
      return;
    }
    response.writeHead(404, { ...this.headersFor("/404.html"), "Content-Type": mediaTypeOf("404.html") });
    response.end(readFileSync(page));
  }

  headersFor(address: string): Record<string, string> {
    return { "Cache-Control": revalidate, ...headersOf(address, this.rules) };
  }
}

type SendError = { status: number; headers?: Record<string, string> };

/** That there is no such file; others are of a condition or a range that a file does not meet, or of one that can't be read. */
const ofNothing = [400, 403, 404];

/** A file of rules; of a folder that has none, an empty one. */
function readRules(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Where a redirect leads who came with a query: it stands before the part of the page. */
function redirectTo(target: string, query: string): string {
  const [to, hash] = target.split("#");
  return `${to}${query ? `?${query}` : ""}${hash ? `#${hash}` : ""}`;
}

/**
 * An address decoded, as rules and types are told of it; `undefined` where it does not name its file without a detour,
 * written out or escaped: `/docs/x/..%2f` is none of `/docs/`.
 */
function straightAddress(written: string): string | undefined {
  try {
    const address = decodeURIComponent(written);
    return /\/\/|\\|\/\.{1,2}(\/|$)/.test(address) ? undefined : address;
  } catch {
    return undefined;
  }
}
