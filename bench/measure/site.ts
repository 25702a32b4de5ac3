import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/lib/network/free-port";
import { listProjectFiles } from "./files";
import { cleanEnvironment, startGroup } from "./group";
import { projectRoot } from "./project";

/** The site as it is measured: built, and served as the preview serves it (HTTP/1.1, brotli). */
export type Site = { origin: string; stop: () => Promise<void> };

/** Builds the site if `out/` is not of the files as they are now, and serves it. */
export async function serveSite(): Promise<Site> {
  if (!isBuilt()) {
    console.error("out/ is missing or older than the sources: building …");
    execFileSync("npm", ["run", "--silent", "build"], {
      cwd: projectRoot,
      stdio: ["ignore", "ignore", "inherit"],
      env: cleanEnvironment(),
    });
  }
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

function isBuilt(): boolean {
  const built = path.join(projectRoot, "out/404.html");
  if (!existsSync(built)) return false;
  const time = statSync(built).mtimeMs;
  return listProjectFiles().every((name) => statSync(path.join(projectRoot, name)).mtimeMs <= time);
}
