import { loadCli } from "@/lib/cli/load";
import { getCommand, listCliCommands } from "@/lib/cli/query";
import { placeOf } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";
import { hrefOf } from "@/lib/routing/slug";
import type { DocPage } from "./types";

/** Elements on a page of commands that take what they show from a command of another page, and those that it lacks. */
export function checkCliElements({ file, slug, source }: Pick<DocPage, "file" | "slug" | "source">): Problem[] {
  const { cli } = loadCli();
  const own = cli ? listCliCommands(cli).filter(({ page }) => page === slug) : [];
  if (!cli || own.length === 0) return [];
  const elements = [...source.matchAll(/<(Cli\w+)\s[^>]*?command="([^"]+)"/g)].map(
    ({ 1: element, 2: path = "", index }) => ({ element, path, index }),
  );
  const foreign = elements.flatMap(({ path, index }) => {
    const page = getCommand(cli, path)?.page;
    if (page === undefined || page === slug) return [];
    const what = `This page is about other commands than "${path}", whose page is ${hrefOf(page)}.`;
    return [{ file, ...placeOf(source, index), what, cure: `Its own: ${own.map((one) => one.path).join(", ")}.` }];
  });
  // An element shows what a command takes, and those below it. One of another command stands in the place of its own.
  const shown = (name: string, path: string) =>
    elements.some((one) => one.element === name && `${path} `.startsWith(`${one.path} `));
  const isReference = slug.startsWith("cli/commands/") && elements.some(({ element }) => element === "CliSynopsis");
  const lacking = own.flatMap(({ path, arguments: given, options }) =>
    Object.entries({ CliArguments: given, CliOptions: options }).flatMap(([name, taken]) => {
      if (!isReference || taken.length === 0 || shown(name, path)) return [];
      const what = `The page does not show what "${path}" takes.`;
      return [{ file, line: 1, what, cure: `Write <${name} command="${path}" /> in its section.` }];
    }),
  );
  return foreign.length > 0 ? foreign : lacking;
}
