import { factNumber } from "@/lib/facts/fact-at";
import { getCommand, listCliCommands } from "./query";
import type { Argument, At, Cli, Option } from "./types";

/** Where the command line states a limit of the app, and the app has another. */
export function checkLimits(cli: Cli): { at: At; what: string; cure: string }[] {
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
  return stated.flatMap((found) =>
    !found || found.stated === found.limit
      ? []
      : {
          at: found.at,
          what: `The limit is ${found.stated}, and the fact ${found.fact} is ${found.limit}.`,
          cure: "Make both say the same; the facts are in lib/facts/facts.ts.",
        },
  );
}

type Stated = { fact: string; limit: number; at: At; stated: number | undefined };

function longest(fact: string, taker: Argument | Option | undefined): Stated | undefined {
  return taker && { fact, limit: factNumber(fact), at: taker.at, stated: taker.value?.maximum };
}

function times(fact: string, option: Option | undefined): Stated | undefined {
  return option && { fact, limit: factNumber(fact), at: option.at, stated: option.times };
}
