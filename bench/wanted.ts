/** The parts, each with the details that may follow its name after a colon: of most there are none. */
type Known = Readonly<Record<string, readonly string[]>>;

/** What is wrong with the parts that the command line names: a part or a detail that is not there would measure nothing. */
export function wantedFaults(wanted: readonly string[], known: Known): string[] {
  return wanted.flatMap((name) => faultOf(name, known) ?? []);
}

function faultOf(name: string, known: Known): string | undefined {
  const [part = "", ...details] = name.split(":");
  const allowed = Object.hasOwn(known, part) ? known[part] : undefined;
  if (!allowed) return `There is no part ${part}. The parts are: ${Object.keys(known).join(", ")}.`;
  const detail = details.join(":");
  if (details.length === 0 || allowed.includes(detail)) return undefined;
  const names = allowed.map((value) => `${part}:${value}`);
  return `There is no ${name}. There is: ${[part, ...names].join(", ")}.`;
}
