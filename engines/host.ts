import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { outFolder } from "@/e2e/support/out";
import { listening } from "@/lib/network/listening";
import { mediaTypeOf } from "@/lib/publish/hosts/media-types";
import { createSiteServer } from "@/lib/publish/server";

/** A host of the site for one story: its browser has never seen it, and the story decides its luck. */
export type Host = {
  origin: string;
  /** Keeps answers to these addresses back until the function that it gives is called. */
  hold: (addresses: RegExp) => () => void;
  /** Answers these addresses with 503 until the function that it gives is called. */
  refuse: (addresses: RegExp) => () => void;
  /** Changes the text at these addresses. */
  alter: (addresses: RegExp, change: (text: string) => string) => void;
  /** Answers of 400 and above that no story asked for. */
  failures: string[];
  stop: () => void;
};

const origins = new Set<string>();

/** Serves `out/` as a host would, with its header fields and its policy. */
export async function startHost(listen = listening): Promise<Host> {
  const site = createSiteServer(outFolder);
  const refused = new Set<RegExp>();
  const held = new Map<RegExp, Promise<void>>();
  const alterations: { addresses: RegExp; change: (text: string) => string }[] = [];
  const failures: string[] = [];

  const server = createServer(async (request, response) => {
    const address = (request.url ?? "").split("?")[0] ?? "";
    for (const [addresses, released] of held) if (addresses.test(address)) await released;
    if ([...refused].some((addresses) => addresses.test(address))) return void response.writeHead(503).end("Busy");
    response.on("finish", () => {
      // A browser asks for this one by itself.
      if (response.statusCode >= 400 && address !== "/favicon.ico")
        failures.push(`${response.statusCode} for ${address}`);
    });
    const changes = alterations.filter(({ addresses }) => addresses.test(address));
    const file = path.join(outFolder, address, address.endsWith("/") ? "index.html" : "");
    if (changes.length === 0 || !existsSync(file)) return void site.emit("request", request, response);
    const text = changes.reduce((before, { change }) => change(before), readFileSync(file, "utf8"));
    answer(response, file, text);
  });
  let origin = await listen(server);
  // A port that is free again keeps what a browser has cached and stored of it.
  while (origins.has(origin)) {
    await new Promise((closed) => server.close(closed));
    origin = await listen(server);
  }
  origins.add(origin);
  return {
    origin,
    hold: (addresses) => {
      let letGo = () => {};
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      held.set(addresses, released);
      return letGo;
    },
    refuse: (addresses) => {
      refused.add(addresses);
      return () => refused.delete(addresses);
    },
    alter: (addresses, change) => void alterations.push({ addresses, change }),
    failures,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, file: string, text: string): void {
  response.writeHead(200, { "Content-Type": mediaTypeOf(file), "Cache-Control": "no-cache" }).end(text);
}
