import { execFileSync, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "./files";
import { cleanEnvironment } from "./process-tree";
import { projectRoot } from "./project";

const port = 4321;

/** The site as it is measured: built, and served as the preview serves it (HTTP/1.1, brotli). */
export type Site = { origin: string; stop: () => void };

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
  const server = spawn("npm", ["run", "--silent", "preview"], {
    cwd: projectRoot,
    detached: true,
    stdio: "ignore",
    env: { ...cleanEnvironment(), PORT: String(port) },
  });
  const origin = `http://localhost:${port}`;
  const stop = () => stopGroup(server.pid);
  try {
    await untilAnswered(`${origin}/docs/`, 20_000);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, stop };
}

/** Ends a detached process and all that it started. */
export function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}

/** Asks until a server answers. */
export async function untilAnswered(url: string, patience: number): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (cause) {
      if (performance.now() > end) throw new Error(`${url} does not answer.`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function isBuilt(): boolean {
  const built = path.join(projectRoot, "out/404.html");
  if (!existsSync(built)) return false;
  const time = statSync(built).mtimeMs;
  return listProjectFiles().every((name) => statSync(path.join(projectRoot, name)).mtimeMs <= time);
}
