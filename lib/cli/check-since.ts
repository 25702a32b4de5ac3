import { listCliCommands, listOptions } from "./query";
import type { Cli, NodeFault } from "./types";

/** Commands and flags that came with a version which the program has not reached. */
export function checkSince(cli: Cli): NodeFault[] {
  const made = [
    ...listCliCommands(cli).map(({ at, path, since }) => ({ at, name: `"${path}"`, since })),
    ...listOptions(cli).map(({ at, long, since = "" }) => ({ at, name: long, since })),
  ];
  return made
    .filter(({ since }) => since.localeCompare(cli.version, "en", { numeric: true }) > 0)
    .map(({ at, name, since }) => ({
      at,
      what: `${name} is there since ${since}, and the program is at ${cli.version}.`,
      cure: 'Correct its "since", or the version at the top.',
    }));
}
