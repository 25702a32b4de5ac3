import { getCommand } from "@/lib/cli/query";
import type { Cli } from "@/lib/cli/types";
import { type Resolver, UnresolvedError } from "../resolver";
import { knownCli } from "./lookup";

/** `<CliLimit of="capture --limit maximum" />`: a number that a flag takes, in a sentence. */
export const cliLimit: Resolver = {
  attributes: { of: true },
  resolve({ of = "" }) {
    const number = cliNumberAt(knownCli(), of);
    if (number !== undefined) return number;
    throw new UnresolvedError(
      `No flag of the CLI has a number at "${of}".`,
      'Write the command, the flag, and minimum, maximum, or default, for example of="capture --limit maximum".',
    );
  },
};

/**
 * The least or the most that a flag of a command takes, or what it is where it isn't given, as one types it: without a
 * comma. `undefined` where that is no number.
 */
export function cliNumberAt(cli: Cli, of: string): string | undefined {
  const [, path = "", long, part] = /^(.+) (--[\w-]+) (minimum|maximum|default)$/.exec(of) ?? [];
  const option = getCommand(cli, path)?.options.find((known) => known.long === long);
  if (part === "minimum" || part === "maximum") return option?.value?.[part]?.toString();
  // The sentence of a default has it in the letters of code.
  return /^`(\d+)`$/.exec(option?.default ?? "")?.[1];
}
