import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, ServerResponse } from "node:http";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { listening } from "@/lib/network/listening";
import { createSiteServer } from "@/lib/publish/server";
import type { Host } from "./host";
import { outFolder } from "./out";
import { test } from "./test";

/** A host whose luck a test decides. */
export type OwnHost = Host & {
  /** Publishes another build in the place of the one before: all scripts have other names, all titles another word. */
  deploy: () => void;
  /** Answers to these addresses break off in their middle from now on. */
  cut: (addresses: RegExp) => void;
  /** A page comes in the parts that `cut` makes of its HTML from now on: the first at once, each other when it is asked for. */
  inParts: (cut: (html: string) => readonly string[]) => () => void;
  /** These addresses answer with 500 from now on. */
  refuse: (addresses: RegExp) => void;
};

/** A host of its own for each test, since each spoils it. */
export const testWithOwnHost = test.extend<{ host: OwnHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  host: async ({}, use) => {
    const host = await startOwnHost();
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

export const newTitle = "Deployed anew";

async function startOwnHost(): Promise<OwnHost> {
  const folder = temporaryFolder("docs-host");
  let site: Server = createSiteServer(outFolder);
  let [isCut, isRefused] = [/^$/, /^$/];
  let partly: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const address = request.url ?? "";
    if (isRefused.test(address)) return response.writeHead(500, { "Content-Type": "text/html" }).end("Internal error");
    if (isCut.test(address)) breakOff(response);
    else if (address.endsWith("/")) partly?.(response);
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
    inParts: (cut) => {
      let sendNext = () => {};
      partly = (response) =>
        sendBy(response, (body, write) => {
          const parts = cut(body.toString()).values();
          sendNext = () => write(Buffer.from(parts.next().value ?? ""));
          sendNext();
        });
      return () => sendNext();
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
  sendBy(response, (body, write) =>
    // Not destroyed: the browser would lose what it has not read yet.
    write(body.subarray(0, body.length / 2), () => response.socket?.end()),
  );
}

type Write = (part: Uint8Array, then?: () => void) => void;

/** Has an answer sent by `send`, once all of it is there. */
function sendBy(response: ServerResponse, send: (body: Buffer, write: Write) => void): void {
  const parts: Buffer[] = [];
  // Uncompressed, so that a part can be read.
  response.req.headers["accept-encoding"] = "identity";
  const keep = (part: unknown) => {
    if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    return true;
  };
  response.write = keep as typeof response.write;
  response.end = ((part: unknown) => {
    keep(part);
    send(Buffer.concat(parts), (piece, then) => ServerResponse.prototype.write.call(response, piece, "utf8", then));
    return response;
  }) as typeof response.end;
}

/** The published folder as another build would have left it. */
function rewrite(folder: string): void {
  cpSync(outFolder, folder, { recursive: true });
  const chunks = listFiles(folder, /^_next\/static\/chunks\/.*\.(js|css)$/);
  const build = /data-build="([^"]+)"/.exec(readFileSync(path.join(folder, "docs/index.html"), "utf8"))?.[1] ?? "";
  const names = new Map(chunks.map((name) => [path.basename(name), `new-${path.basename(name)}`]));
  for (const name of listFiles(folder, /\.(html|txt|js)$|^_headers$/)) {
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
