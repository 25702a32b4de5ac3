import path from "node:path";
import { needProgram } from "@/lib/commands/need-program.mjs";
import { ensureBuilt } from "@/lib/publish/ensure-built";
import type { Engine, RunningEngine } from "./browser";
import { catchMistakes } from "./catch-mistakes";
import { firefox } from "./drivers/firefox";
import { webkit } from "./drivers/webkit";
import { areGood, describeEngine, describeOutcome, type Outcome } from "./outcome";
import { play } from "./play";
import { parts } from "./stories";

/** `npm run test:engines -- firefox menu`: the named parts in the named engines, or all; `mistakes`: whether they are caught. */
const engines: readonly Engine[] = [firefox, webkit];
const wanted = process.argv.slice(2);
const names = [...engines.map(({ name }) => name), ...Object.keys(parts), "mistakes"];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}

const chosenParts = chosenOf(Object.keys(parts), (name) => name);

const chosenEngines = chosenOf(engines, ({ name }) => name);

for (const { programs } of chosenEngines) {
  for (const { debianPackage, isThere, variable } of programs) needProgram(debianPackage, isThere, { variable });
}
ensureBuilt(path.join(import.meta.dirname, ".."));
const isGood = [];
for (const engine of chosenEngines) isGood.push(await runEngine(engine));
process.exit(isGood.every(Boolean) ? 0 : 1);

/** Prints what became of the stories, or of the mistakes, in an engine. */
async function runEngine(engine: Engine): Promise<boolean> {
  const running = await engine.start();
  const outcomes: Outcome[] = [];
  try {
    for await (const [name, outcome] of wanted.includes("mistakes")
      ? catchMistakes(engine, running, chosenParts)
      : playAll(engine, running)) {
      outcomes.push(outcome);
      console.log(describeOutcome(engine.name, name, outcome));
    }
  } finally {
    await running.stop();
  }
  console.log(`\n${describeEngine(running.version, outcomes)}\n`);
  return areGood(outcomes);
}

async function* playAll(engine: Engine, running: RunningEngine): AsyncGenerator<[string, Outcome]> {
  for (const name of chosenParts) {
    for (const story of parts[name] ?? []) yield [`${name}: ${story.name}`, await play(engine, running, story)];
  }
}

/** Those whose names were given, or all where none of them was. */
function chosenOf<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const chosen = all.filter((one) => wanted.includes(nameOf(one)));
  return chosen.length > 0 ? chosen : all;
}
