import { lineText } from "@/lib/content/place";
import { apiResolvers } from "@/lib/resolvers/api/api";

/** Whether a line of a page has an element that takes its words from the description of the command line. */
export const takesFromCli = (source: string, line = 0): boolean => /<Cli[A-Z]/.test(lineText(source, line));

/**
 * Whether a line of a page is an element whose words come from the API's description: what is wrong with them is told
 * there, once (`lib/openapi/checks/check-texts.ts`).
 */
export function isTakenFromApi(source: string, line = 0): boolean {
  const [, name = ""] = /^\s*<(\w+)[^<>]*\/>\s*$/.exec(lineText(source, line)) ?? [];
  return Object.hasOwn(apiResolvers, name);
}
