import path from "node:path";
import { freePort } from "@/lib/network/free-port";
import { type Program, startProgram, untilAnswer } from "@/lib/network/program";
import { ensureBuilt } from "@/lib/publish/ensure-built";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { slugOf } from "@/lib/routing/slug";
import { bareProject } from "../generate/bare-project";
import { certificate } from "./certificate";
import { cleanEnvironment } from "./environment";
import { get } from "./get";
import { options } from "./options";
import { measureCommand } from "./process-tree";
import { projectRoot } from "./project";

/** A site that is served until it is stopped. */
export type Site = { origin: string; stop: () => Promise<void> };

/** A site that is measured: ours, or the one beside it. */
export type MeasuredSite = Site & { isBeside: boolean };

/**
 * Builds the site if `out/` is not of the files as they are now, and serves it as it is measured (`edge.ts`); with
 * `--beside`, the other one, too, and with `--bare` one of Next's with the same addresses. A part visits them in turns, so
 * that a slow minute hits both.
 */
export async function withSites<T>(measure: (sites: readonly MeasuredSite[]) => Promise<T>): Promise<T> {
  ensureBuilt(projectRoot, cleanEnvironment());
  const sites: MeasuredSite[] = [];
  try {
    sites.push({ ...(await serveAsEdge(projectRoot)), isBeside: false });
    const beside = options.isBare ? await builtBare() : options.beside;
    if (beside !== undefined) sites.push({ ...(await serveAsEdge(beside)), isBeside: true });
    return await measure(sites);
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function builtBare(): Promise<string> {
  const slugs = listPublishedPages(path.join(projectRoot, "out")).flatMap((href) => slugOf(href) ?? []);
  const { folder } = bareProject(slugs);
  await measureCommand("npm", ["run", "--silent", "build"], folder);
  return folder;
}

async function serveAsEdge(folder: string): Promise<Site> {
  const port = await freePort();
  const { keyFile, certFile } = certificate;
  const edge = path.join(import.meta.dirname, "edge.ts");
  const args = ["tsx", edge, folder, String(port), keyFile, certFile];
  const server = startProgram("npx", args, { cwd: projectRoot, env: cleanEnvironment() });
  return whenAnswering(`https://localhost:${port}`, server);
}

/** Serves what a project's folder has built, by the preview (HTTP/1.1, brotli). */
export async function servePreview(folder: string): Promise<Site> {
  const port = await freePort();
  const env = cleanEnvironment({ PORT: String(port) });
  const server = startProgram("npm", ["run", "--silent", "preview"], { cwd: folder, env });
  return whenAnswering(`http://localhost:${port}`, server);
}

async function whenAnswering(origin: string, server: Program): Promise<Site> {
  const url = `${origin}/docs/`;
  await untilAnswer(server, url, () => get(url));
  return { origin, stop: server.stop };
}
