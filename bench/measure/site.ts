import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/lib/network/free-port";
import { ensureBuilt } from "@/lib/publish/ensure-built";
import { cleanEnvironment, startGroup } from "./group";
import { projectRoot } from "./project";

/** The site as it is measured: built, and served as the preview serves it (HTTP/1.1, brotli). */
export type Site = { origin: string; stop: () => Promise<void> };

/** Builds the site if `out/` is not of the files as they are now, and serves it. */
export async function serveSite(): Promise<Site> {
  ensureBuilt(projectRoot, cleanEnvironment());
  return servePreview(projectRoot);
}

/** Serves what a project's folder has built. */
export async function servePreview(folder: string): Promise<Site> {
  const port = await freePort();
  const server = startGroup("npm", ["run", "--silent", "preview"], folder, { PORT: String(port) });
  const origin = `http://localhost:${port}`;
  try {
    await untilAnswered(`${origin}/docs/`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { origin, stop: server.stop };
}

async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (cause) {
      if (performance.now() > end) throw new Error(`${url} does not answer.`, { cause });
      await wait(50);
    }
  }
}
