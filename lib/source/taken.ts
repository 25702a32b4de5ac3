import { lineText } from "@/lib/content/place";
import { apiResolvers } from "@/lib/resolvers/api/api";
import { cliResolvers } from "@/lib/resolvers/cli/cli";

/** Whether a line of a page has an element that takes its words from the description of the command line. */
export const takesFromCli = (source: string, line = 0): boolean => /<Cli[A-Z]/.test(lineText(source, line));

/**
 * Whether a line of a page is an element whose words come from a description, of the API or of the command line: what is
 * wrong with them is told there, once (`lib/texts/text-faults.ts`).
 */
export function isTaken(source: string, line = 0): boolean {
  const [, name = ""] = /^\s*<(\w+)[^<>]*\/>\s*$/.exec(lineText(source, line)) ?? [];
  return Object.hasOwn(apiResolvers, name) || Object.hasOwn(cliResolvers, name);
}
