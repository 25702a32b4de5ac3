import { factNumber } from "@/lib/facts/fact-at";
import { getCommand, listCliCommands, listOptions } from "./query";
import type { Argument, At, Cli, NodeFault, Option } from "./types";
import { valueFault } from "./values";

/** Where the command line states a limit of the app, and the app has another; or states one of its own in two ways. */
export function checkLimits(cli: Cli): NodeFault[] {
  const flag = (path: string, long: string) => getCommand(cli, path)?.options.find((option) => option.long === long);
  const argument = (path: string) => getCommand(cli, path)?.arguments[0];
  const tagged = listCliCommands(cli).flatMap(({ options }) => options.filter(({ value }) => value?.type === "tag"));
  const stated: readonly (Stated | undefined)[] = [
    longest("worklogEntry.title.max", argument("log")),
    longest("worklogEntry.body.max", flag("log", "--body")),
    longest("worklogEntry.impact.max", flag("log", "--impact")),
    times("worklogEntry.tags.max", flag("log", "--tag")),
    ...tagged.map((option) => longest("tag.length.max", option)),
    times("worklogEntry.commits.max", flag("log", "--commit")),
    longest("project.name.max", argument("project create")),
    longest("project.name.max", flag("init", "--create")),
  ];
  const other = stated.flatMap((found) =>
    !found || found.stated === found.limit
      ? []
      : {
          at: found.at,
          what: `The limit is ${found.stated}, and the fact ${found.fact} is ${found.limit}.`,
          cure: "Make both say the same; the facts are in lib/facts/facts.ts.",
        },
  );
  return [...other, ...toldRanges(cli), ...impossibleDefaults(cli)];
}

/** Values that end before they begin, so that none is right. What else is wrong may follow from it. */
export function reversedLimits(cli: Cli): NodeFault[] {
  const takers = [...listCliCommands(cli).flatMap((command) => command.arguments), ...listOptions(cli)];
  return takers.flatMap(({ at, value: { minimum, maximum } = {} }) =>
    minimum !== undefined && maximum !== undefined && minimum > maximum
      ? [{ at, what: `The minimum ${minimum} is over the maximum ${maximum}.`, cure: "Exchange or correct them." }]
      : [],
  );
}

/** Where an error tells a range of a flag or an argument that is another: in the list of errors, or in a recorded session. */
function toldRanges(cli: Cli): NodeFault[] {
  return listCliCommands(cli).flatMap(({ at: own, path, arguments: given, options, errors, recordings }) => {
    const takers = [...options, ...given.map(({ name, value }) => ({ long: name.toLowerCase(), value }))];
    const texts = [
      ...errors.map(({ message }) => ({ at: own, text: message })),
      // A session of several commands may show another's flag.
      ...recordings
        .filter(({ session }) => commandsIn(session, cli).every((command) => `${command} `.startsWith(`${path} `)))
        .map(({ at, session }) => ({ at, text: session })),
    ];
    return texts.flatMap(({ at, text }) =>
      [...text.matchAll(/(--[\w-]+|\b\w+) (?:must be|can have) (\d+) to (\d+)/g)].flatMap(
        ([told, name, least, most]) => {
          const value = takers.find(({ long }) => long === name)?.value;
          const range = `${value?.minimum ?? 0} to ${value?.maximum}`;
          if (!value || `${least} to ${most}` === range) return [];
          return [{ at, what: `"${told}", and its range is ${range}.`, cure: "Make both say the same." }];
        },
      ),
    );
  });
}

/** A default that its own flag would refuse. One that is no value is told in words: "the setting `project`". */
function impossibleDefaults(cli: Cli): NodeFault[] {
  return listOptions(cli).flatMap(({ at, long, value, default: told }) => {
    const [, written] = /^`([^`]+)`$/.exec(told ?? "") ?? [];
    const fault = written !== undefined && value ? valueFault(written, value) : undefined;
    if (fault === undefined) return [];
    return [{ at, what: `The default of ${long} is ${written}, which ${fault}.`, cure: "Make both say the same." }];
  });
}

/** The command lines of a session, without the program's name: `logs --limit 500`. */
function commandsIn(session: string, { program }: Cli): string[] {
  const prompt = `$ ${program} `;
  return session.split("\n").flatMap((line) => (line.startsWith(prompt) ? [line.slice(prompt.length)] : []));
}

type Stated = { fact: string; limit: number; at: At; stated: number | undefined };

function longest(fact: string, taker: Argument | Option | undefined): Stated | undefined {
  return taker && { fact, limit: factNumber(fact), at: taker.at, stated: taker.value?.maximum };
}

function times(fact: string, option: Option | undefined): Stated | undefined {
  return option && { fact, limit: factNumber(fact), at: option.at, stated: option.times };
}
