import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { problemsOfHost } from "@/lib/publish/hosts/try-host";

// Serves out/ by `wrangler pages dev`, which reads `_headers` and `_redirects` as Cloudflare Pages does, and asks it for
// everything that it should know.
const out = path.join(process.cwd(), "out");
const port = Number(process.env.PORT ?? 3331);
const origin = `http://127.0.0.1:${port}`;
const options = [
  "pages",
  "dev",
  out,
  "--ip",
  "127.0.0.1",
  "--port",
  String(port),
  "--compatibility-date",
  "2025-07-18",
];
const wrangler = spawn(path.join(import.meta.dirname, "node_modules/.bin/wrangler"), options, {
  cwd: import.meta.dirname,
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" },
  // It starts others, which end with their group.
  detached: true,
});
try {
  await untilReady();
  const problems = await problemsOfHost(origin, out);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(problems.length === 0 ? "Cloudflare's server serves out/ as it should." : `${problems.length} problems.`);
} finally {
  if (wrangler.pid) process.kill(-wrangler.pid);
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 120 && wrangler.exitCode === null; tries += 1) {
    try {
      await fetch(`${origin}/favicon.svg`);
      return;
    } catch {
      await wait(500);
    }
  }
  throw new Error("wrangler does not answer.");
}
