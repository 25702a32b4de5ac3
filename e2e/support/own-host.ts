import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "@/lib/publish/server";
import type { Host } from "./host";
import { outFolder } from "./out";

/** A host whose luck a test decides. */
export type OwnHost = Host & {
  /** Publishes another build in the place of the one before: all scripts have other names, all titles another word. */
  deploy: () => void;
  /** Answers to these addresses break off in their middle from now on. */
  cut: (addresses: RegExp) => void;
  /** These addresses answer with 500 from now on. */
  refuse: (addresses: RegExp) => void;
};

export const newTitle = "Deployed anew";

export async function startOwnHost(): Promise<OwnHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "docs-host-"));
  let site: Server = createSiteServer(outFolder);
  let [isCut, isRefused] = [/^$/, /^$/];
  const server = createServer((request, response) => {
    const address = request.url ?? "";
    if (isRefused.test(address)) return response.writeHead(500, { "Content-Type": "text/html" }).end("Internal error");
    if (isCut.test(address)) breakOff(response);
    return site.emit("request", request, response);
  });
  return {
    origin: await listening(server),
    deploy: () => {
      rewrite(folder);
      site = createSiteServer(folder);
    },
    cut: (addresses) => {
      isCut = addresses;
    },
    refuse: (addresses) => {
      isRefused = addresses;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets half of an answer through, whose header fields promise all of it, and hangs up. */
function breakOff(response: ServerResponse): void {
  const parts: Buffer[] = [];
  // Uncompressed, so that the half can be read.
  response.req.headers["accept-encoding"] = "identity";
  const keep = (part: unknown) => {
    if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    return true;
  };
  response.write = keep as typeof response.write;
  response.end = ((part: unknown) => {
    keep(part);
    const body = Buffer.concat(parts);
    ServerResponse.prototype.write.call(response, body.subarray(0, body.length / 2), "utf8", () => {
      // Not destroyed: the browser would lose what it has not read yet.
      response.socket?.end();
    });
    return response;
  }) as typeof response.end;
}

/** The published folder as another build would have left it. */
function rewrite(folder: string): void {
  cpSync(outFolder, folder, { recursive: true });
  const chunks = listFiles(folder, /^_next\/static\/chunks\/.*\.(js|css)$/);
  const build = /data-build="([^"]+)"/.exec(readFileSync(path.join(folder, "docs/index.html"), "utf8"))?.[1] ?? "";
  const names = new Map(chunks.map((name) => [path.basename(name), `new-${path.basename(name)}`]));
  for (const name of listFiles(folder, /\.(html|txt|js)$/)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8")
      .replace(/(?<=chunks\/)[\w~-][\w~.-]*/g, (found) => names.get(found) ?? found)
      .replace(/(?<=data-chunks=")[^"]+/, (list) => list.replace(/\S+/g, "new-$&"))
      .replaceAll(build, "another-build")
      .replaceAll("Core concepts", newTitle);
    writeFileSync(file, text);
  }
  for (const name of chunks) {
    renameSync(path.join(folder, name), path.join(folder, path.dirname(name), `new-${path.basename(name)}`));
  }
}
