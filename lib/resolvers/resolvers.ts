import { apiResolvers } from "./api/api";
import { cliResolvers } from "./cli/cli";
import { fact } from "./fact";
import { factSum } from "./fact-sum";
import { glossary } from "./glossary";
import type { Resolver } from "./resolver";
import { retrySchedule } from "./retry-schedule";
import { sample } from "./sample";

/** The elements that are replaced when a page is compiled, by name; those of the API and the command line in `api/`, `cli/`. */
export const resolvers: Readonly<Record<string, Resolver>> = {
  Fact: fact,
  FactSum: factSum,
  Glossary: glossary,
  RetrySchedule: retrySchedule,
  Sample: sample,
  ...apiResolvers,
  ...cliResolvers,
};
