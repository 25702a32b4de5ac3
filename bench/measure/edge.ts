import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "@/lib/files/list";
import { listening } from "@/lib/network/listening";
import { compressible } from "@/lib/publish/hosts/media-types";
import { createSiteServer } from "@/lib/publish/server";

/*
 * Serves a built site as the edge of a host does: over HTTP/2, from memory, compressed once and at its best. A process of
 * its own, so that the one that measures takes none of its time: `edge.ts <folder> <port> <key file> <certificate file>`.
 */
const [folder = "", port, keyFile = "", certFile = ""] = process.argv.slice(2);

type Answer = { status: number; headers: Record<string, string>; body: Buffer; packed?: Buffer };

const answers = new Map<string, Promise<Answer>>();
const server = createSiteServer(path.join(folder, "out"));
// Packing takes longer than a server waits on a connection at rest, and the next request came as it hung up.
server.keepAliveTimeout = 0;
const origin = await listening(server);
for (const name of listFiles(path.join(folder, "out"), /\.(html|txt|js|css|woff2|svg|json)$/)) {
  await answerTo(`/${name.replace(/(^|\/)index\.html$/, "$1")}`);
}

const identity = { key: readFileSync(keyFile), cert: readFileSync(certFile), allowHTTP1: true };
createSecureServer(identity, async (request, response) => {
  const { status, headers, body, packed } = await answerTo(new URL(request.url, origin).pathname);
  const isPacked = packed !== undefined && /\bbr\b/.test(String(request.headers["accept-encoding"]));
  const isKnown = status === 200 && request.headers["if-none-match"] === headers.etag;
  response.writeHead(isKnown ? 304 : status, isPacked ? { ...headers, "content-encoding": "br" } : headers);
  response.end(isKnown || request.method === "HEAD" ? "" : isPacked ? packed : body);
}).listen(Number(port));

function answerTo(pathname: string): Promise<Answer> {
  const known = answers.get(pathname) ?? fetchAnswer(pathname);
  answers.set(pathname, known);
  return known;
}

async function fetchAnswer(pathname: string): Promise<Answer> {
  const response = await fetch(origin + pathname, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
  const headers = Object.fromEntries(response.headers);
  // What belongs to the connection, and HTTP/2 does without.
  for (const name of ["connection", "keep-alive", "transfer-encoding", "content-length"]) delete headers[name];
  const body = Buffer.from(await response.arrayBuffer());
  const answer = { status: response.status, headers, body };
  return compressible.includes(headers["content-type"] ?? "")
    ? { ...answer, packed: brotliCompressSync(body) }
    : answer;
}
