import path from "node:path";
import { freePort } from "@/lib/network/free-port";
import { startProgram, untilAnswer } from "@/lib/network/program";
import { abilities } from "@/lib/publish/hosts/abilities";
import { problemsOfHost } from "@/lib/publish/hosts/try-host";

// Serves out/ by `wrangler pages dev`, which reads `_headers` and `_redirects` as Cloudflare Pages does, and asks it for
// everything that it should know.
const out = path.join(process.cwd(), "out");
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const address = ["--ip", "127.0.0.1", "--port", String(port)];
const wrangler = startProgram(
  path.join(import.meta.dirname, "node_modules/.bin/wrangler"),
  ["pages", "dev", out, ...address, "--compatibility-date", "2025-07-18"],
  {
    cwd: import.meta.dirname,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" },
  },
);
try {
  await untilAnswer(wrangler, "wrangler", () => fetch(`${origin}/favicon.svg`));
  const problems = await problemsOfHost(origin, out, abilities.cloudflare);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(problems.length === 0 ? "Cloudflare's server serves out/ as it should." : `${problems.length} problems.`);
} finally {
  await wrangler.stop();
}
