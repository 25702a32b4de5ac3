import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { hostileDocument } from "@/lib/openapi/testing/hostile-document";

/**
 * `npm run api:try`, or `-- FILE`: draws a large document twice and says how long it took, how much memory, how large
 * the largest page is, and whether the second run gave the same bytes. Without a file, 1,200 hostile operations.
 */
const limits = { seconds: 60, megabytes: 1000, kilobytes: 400 };
/** Makes the process tell its largest size as it ends, in units of 1,024 bytes. */
const measuring = `data:text/javascript,process.on("exit",()=>console.error("PEAK",process.resourceUsage().maxRSS))`;

const folder = temporaryFolder("api-preview");
const file = process.argv[2] ?? path.join(folder, "hostile.json");
if (process.argv[2] === undefined) writeFileSync(file, hostileDocument(1200));

const runs = ["first", "second"].map((name) => draw(path.join(folder, name)));
const [first, second] = runs;
const isSame = first?.digest === second?.digest;
for (const { seconds, megabytes, kilobytes, pages } of runs) {
  console.log(`${pages} pages, ${seconds.toFixed(1)} s, ${megabytes} MB, largest page ${kilobytes} kB`);
}
console.log(isSame ? "The second run gave the same bytes." : "The second run gave other bytes.");
const isWithin = runs.every(
  ({ seconds, megabytes, kilobytes }) =>
    seconds < limits.seconds && megabytes < limits.megabytes && kilobytes < limits.kilobytes,
);
process.exit(isSame && isWithin ? 0 : 1);

function draw(out: string) {
  const script = path.resolve("lib/commands/api-preview.ts");
  const start = performance.now();
  const { status, stderr } = spawnSync("node", ["--import", "tsx", "--import", measuring, script, file, "--out", out], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The preview ended with ${status}.\n${stderr}`);
  const names = listFiles(out, /\.html$/);
  const digest = createHash("sha256");
  let largest = 0;
  for (const name of names) {
    const html = readFileSync(path.join(out, name));
    largest = Math.max(largest, html.length);
    digest.update(name).update(html);
  }
  return {
    pages: names.length,
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round((Number(/PEAK (\d+)/.exec(stderr)?.[1]) * 1024) / 1e6),
    kilobytes: Math.round(largest / 1000),
    digest: digest.digest("hex"),
  };
}
