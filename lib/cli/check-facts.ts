import { facts } from "@/lib/facts/facts";
import { getCommand } from "./query";
import type { At, Cli } from "./types";

type Stated = { at: At; limit: number | undefined };

/** Where the command line states a limit of the app, and the app has another. */
export function checkFacts(cli: Cli): { at: At; what: string; cure: string }[] {
  const log = getCommand(cli, "log");
  const flag = (long: string) => log?.options.find((option) => option.long === long);
  const title = log?.arguments[0];
  const name = getCommand(cli, "project create")?.arguments[0];
  const { worklogEntry, tag, project } = facts;
  const stated: readonly [fact: string, limit: number, Stated | undefined][] = [
    ["worklogEntry.title.max", worklogEntry.title.max, title && { at: title.at, limit: title.value.maximum }],
    ["worklogEntry.body.max", worklogEntry.body.max, longest(flag("--body"))],
    ["worklogEntry.impact.max", worklogEntry.impact.max, longest(flag("--impact"))],
    ["worklogEntry.tags.max", worklogEntry.tags.max, times(flag("--tag"))],
    ["tag.length.max", tag.length.max, longest(flag("--tag"))],
    ["worklogEntry.commits.max", worklogEntry.commits.max, times(flag("--commit"))],
    ["project.name.max", project.name.max, name && { at: name.at, limit: name.value.maximum }],
  ];
  return stated.flatMap(([fact, limit, found]) =>
    !found || found.limit === limit
      ? []
      : {
          at: found.at,
          what: `The limit is ${found.limit}, and the fact ${fact} is ${limit}.`,
          cure: "Make both say the same; the facts are in lib/facts/facts.ts.",
        },
  );
}

type Option = Cli["globals"][number];

const longest = (option: Option | undefined) => option && { at: option.at, limit: option.value?.maximum };
const times = (option: Option | undefined) => option && { at: option.at, limit: option.times };
