import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/lib/network/free-port";
import { ensureBuilt } from "@/lib/publish/ensure-built";
import { certificate } from "./certificate";
import { get } from "./get";
import { cleanEnvironment, startGroup } from "./group";
import { options } from "./options";
import { projectRoot } from "./project";

/** A site that is served until it is stopped. */
export type Site = { origin: string; stop: () => Promise<void> };

/** A site that is measured: ours, or the one beside it. */
export type MeasuredSite = Site & { isBeside: boolean };

/**
 * Builds the site if `out/` is not of the files as they are now, and serves it as it is measured (`edge.ts`); with
 * `--beside`, the other one, too. A part visits them in turns, so that a slow minute hits both.
 */
export async function withSites<T>(measure: (sites: readonly MeasuredSite[]) => Promise<T>): Promise<T> {
  ensureBuilt(projectRoot, cleanEnvironment());
  const sites: MeasuredSite[] = [];
  try {
    sites.push({ ...(await serveAsEdge(projectRoot)), isBeside: false });
    if (options.beside !== undefined) sites.push({ ...(await serveAsEdge(options.beside)), isBeside: true });
    return await measure(sites);
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function serveAsEdge(folder: string): Promise<Site> {
  const port = await freePort();
  const { keyFile, certFile } = certificate;
  const edge = path.join(import.meta.dirname, "edge.ts");
  const server = startGroup("npx", ["tsx", edge, folder, String(port), keyFile, certFile], projectRoot);
  return whenAnswering({ origin: `https://localhost:${port}`, stop: server.stop });
}

/** Serves what a project's folder has built, by the preview (HTTP/1.1, brotli). */
export async function servePreview(folder: string): Promise<Site> {
  const port = await freePort();
  const server = startGroup("npm", ["run", "--silent", "preview"], folder, { PORT: String(port) });
  return whenAnswering({ origin: `http://localhost:${port}`, stop: server.stop });
}

async function whenAnswering(site: Site): Promise<Site> {
  try {
    await untilAnswered(`${site.origin}/docs/`);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      await get(url);
      return;
    } catch (cause) {
      if (performance.now() > end) throw new Error(`${url} does not answer.`, { cause });
      await wait(50);
    }
  }
}
