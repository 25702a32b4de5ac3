import type { Resolver } from "../resolver";
import * as tables from "./tables";
import * as texts from "./texts";

/** Everything that pages take from the description of the command line, by the name of its element. */
export const cliResolvers: Readonly<Record<string, Resolver>> = Object.fromEntries(
  Object.entries({ ...tables, ...texts }).map(([name, resolver]) => [name.replace(/^c/, "C"), resolver]),
);
