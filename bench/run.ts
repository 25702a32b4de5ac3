import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { isKept, type Metric } from "./measure/metric";
import { options } from "./measure/options";
import { describeMachine } from "./measure/project";
import { takeQuietRecord } from "./measure/quiet";
import { measureBuild } from "./parts/build";
import { measureDev } from "./parts/dev";
import { measureLighthouse } from "./parts/lighthouse";
import { measureLoad } from "./parts/load";
import { measureNavigation } from "./parts/nav";
import { measureSearch } from "./parts/search";
import { describeResults, type PartResult } from "./report";

/** `npm run bench -- load nav`: measures the named parts, or all of them, in this order. `build:500` is one size alone. */
const parts: Record<string, (detail: string | undefined) => Promise<Metric[]>> = {
  load: measureLoad,
  nav: measureNavigation,
  search: measureSearch,
  lighthouse: measureLighthouse,
  build: (pages) => measureBuild(pages === undefined ? undefined : Number(pages)),
  dev: measureDev,
};

const wanted = options.parts.length > 0 ? options.parts : Object.keys(parts);
const unknown = wanted.filter((name) => !parts[name.split(":")[0] ?? ""]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const results: PartResult[] = [];
for (const name of wanted) {
  const [part = "", detail] = name.split(":");
  console.error(`Measuring ${name} …`);
  const before = loadavg()[0] ?? 0;
  const started = performance.now();
  // What the others found is not lost with one that fails.
  const metrics = await parts[part]?.(detail).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    return undefined;
  });
  if (!metrics) continue;
  const seconds = (performance.now() - started) / 1000;
  results.push({ part, metrics, seconds, load: [before, loadavg()[0] ?? 0], quiet: takeQuietRecord() });
}

const machine = describeMachine();
const file = path.join(import.meta.dirname, "results/latest.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);

console.log(`\n${describeResults(results)}\n`);
console.log(machine.summary);
for (const { part, seconds, load, quiet } of results) {
  const [before, after] = load.map((value) => value.toFixed(1));
  console.log(`${part}: ${seconds.toFixed(0)} s, load average ${before} before, ${after} after; ${quiet}`);
}
const over = results.flatMap(({ metrics }) => metrics).filter((metric) => isKept(metric) === false);
const verdict = over.length === 0 ? "Every limit is kept." : `${over.length} limit(s) not kept.`;
console.log(results.length === 0 ? "Nothing was measured." : verdict);
