import { apiResolvers } from "@/lib/resolvers/api/api";

/** Whether a line of a page has an element that takes its words from the description of the command line. */
export const takesFromCli = (source: string, line = 0): boolean => /<Cli[A-Z]/.test(source.split("\n")[line - 1] ?? "");

/**
 * Whether a line of a page is an element whose words come from the API's description: what is wrong with them is told
 * there, once (`lib/openapi/checks/check-texts.ts`).
 */
export function isTakenFromApi(source: string): (line: number | undefined) => boolean {
  const lines = source.split(/\r?\n/);
  return (line = 0) => {
    const [, name = ""] = /^\s*<(\w+)[^<>]*\/>\s*$/.exec(lines[line - 1] ?? "") ?? [];
    return Object.hasOwn(apiResolvers, name);
  };
}
