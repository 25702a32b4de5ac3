/** What became of a story in an engine. */
export type Outcome =
  | { is: "passed"; seconds: number; why?: string }
  | { is: "failed"; seconds: number; why: string }
  | { is: "not covered"; why: string };

/** A line for a story, and more for why it came out so. */
export function describeOutcome(engine: string, story: string, outcome: Outcome): string {
  const words = outcome.is === "not covered" ? `not covered (${outcome.why})` : outcome.is;
  const time = "seconds" in outcome ? `, ${outcome.seconds.toFixed(1)} s` : "";
  const why = outcome.is !== "not covered" && outcome.why ? `\n  ${outcome.why.replaceAll("\n", "\n  ")}` : "";
  return `${engine}: ${words}: ${story}${time}${why}`;
}

/** One line for an engine. */
export function describeEngine(version: string, outcomes: readonly Outcome[]): string {
  const counts = (["passed", "failed", "not covered"] as const).map(
    (kind) => `${outcomes.filter(({ is }) => is === kind).length} ${kind}`,
  );
  return `${version}: ${counts.join(", ")}.`;
}

/** Whether an engine's run is good: nothing has failed, and there was something that could. */
export function areGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(({ is }) => is !== "failed");
}
