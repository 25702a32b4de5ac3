import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import type { Metric } from "./measure/metric";
import { options } from "./measure/options";
import { describeMachine } from "./measure/project";
import { takeQuietRecord } from "./measure/quiet";
import { buildSizes, measureBuild } from "./parts/build";
import { measureDev } from "./parts/dev";
import { measureLighthouse } from "./parts/lighthouse";
import { measureLoad } from "./parts/load";
import { measureNavigation } from "./parts/nav";
import { measureSearch } from "./parts/search";
import { describeResults, type PartResult, verdictOf } from "./report";
import { wantedFaults } from "./wanted";

/** `npm run bench -- load nav`: measures the named parts, or all of them, in this order. `build:500` is one size alone. */
const parts: Record<string, (detail: string | undefined) => Promise<Metric[]>> = {
  load: measureLoad,
  nav: measureNavigation,
  search: measureSearch,
  lighthouse: measureLighthouse,
  build: measureBuild,
  dev: measureDev,
};

/** Where Next alone has something to measure: its bare pages have no controls, and no search. */
const bareParts = ["nav", "lighthouse", "build", "dev"];
const known = Object.keys(parts).filter((part) => !options.isBare || bareParts.includes(part));

const wanted = options.parts.length > 0 ? options.parts : known;
const details = Object.fromEntries(known.map((part) => [part, part === "build" ? buildSizes : []]));
const faults = wantedFaults(wanted, details);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

// Asked now: by the end, there may be another commit.
const machine = describeMachine();
const results: PartResult[] = [];
const failed: string[] = [];
for (const name of wanted) {
  const [part = "", detail] = name.split(":");
  console.error(`Measuring ${name} …`);
  const before = loadavg()[0] ?? 0;
  const started = performance.now();
  // What the others found is not lost with one that fails.
  const metrics = await parts[part]?.(detail).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    failed.push(name);
    return undefined;
  });
  if (!metrics) continue;
  const seconds = (performance.now() - started) / 1000;
  results.push({ part, metrics, seconds, load: [before, loadavg()[0] ?? 0], quiet: takeQuietRecord() });
}

const file = path.join(import.meta.dirname, "results/latest.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);

console.log(`\n${describeResults(results)}\n`);
console.log(machine.summary);
for (const { part, seconds, load, quiet } of results) {
  const [before, after] = load.map((value) => value.toFixed(1));
  console.log(`${part}: ${seconds.toFixed(0)} s, load average ${before} before, ${after} after; ${quiet}`);
}
console.log(
  verdictOf(
    results.flatMap(({ metrics }) => metrics),
    failed,
  ),
);
