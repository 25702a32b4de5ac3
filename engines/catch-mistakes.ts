import type { Engine, RunningEngine } from "./browser";
import type { Host } from "./host";
import { type Mistake, mistakes } from "./mistakes";
import type { Outcome } from "./outcome";
import { play } from "./play";
import { parts } from "./stories";

/** Makes each mistake on a host of its own, and passes where its story fails: the outcome says how. */
export async function* catchMistakes(
  engine: Engine,
  running: RunningEngine,
  wantedParts: readonly string[],
): AsyncGenerator<[string, Outcome]> {
  for (const mistake of mistakes) {
    if (!wantedParts.includes(mistake.caughtBy[0])) continue;
    yield [`caught: ${mistake.name}`, await catchMistake(engine, running, mistake)];
  }
}

async function catchMistake(engine: Engine, running: RunningEngine, mistake: Mistake): Promise<Outcome> {
  const [part, beginning] = mistake.caughtBy;
  const story = parts[part]?.find(({ name }) => name.startsWith(beginning));
  if (!story) throw new Error(`There is no story "${beginning}".`);
  let isMade = false;
  const prepare = (host: Host) =>
    host.alter(mistake.addresses, (text) => {
      const spoiled = text.replace(mistake.find, mistake.put);
      isMade ||= spoiled !== text;
      return spoiled;
    });
  const outcome = await play(engine, running, story, { prepare });
  if (outcome.is === "not covered") return outcome;
  const { seconds } = outcome;
  if (!isMade) return { is: "failed", seconds, why: `The mistake was not made: ${mistake.find} is nowhere.` };
  if (outcome.is === "failed") return { is: "passed", seconds, why: outcome.why };
  return { is: "failed", seconds, why: `"${story.name}" did not catch it.` };
}
