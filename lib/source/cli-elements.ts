import { loadCli } from "@/lib/cli/load";
import { getCommand, listCliCommands } from "@/lib/cli/query";
import { placeOf } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";
import { hrefOf } from "@/lib/routing/slug";
import type { DocPage } from "./types";

/** Elements on a page of commands that take what they show from a command of another page. */
export function checkCliElements({ file, slug, source }: Pick<DocPage, "file" | "slug" | "source">): Problem[] {
  const { cli } = loadCli();
  const own = cli ? listCliCommands(cli).filter(({ page }) => page === slug) : [];
  if (!cli || own.length === 0) return [];
  return [...source.matchAll(/<Cli\w+\s[^>]*?command="([^"]+)"/g)].flatMap(({ 1: path = "", index }) => {
    const page = getCommand(cli, path)?.page;
    if (page === undefined || page === slug) return [];
    const what = `This page is about other commands than "${path}", whose page is ${hrefOf(page)}.`;
    return [{ file, ...placeOf(source, index), what, cure: `Its own: ${own.map((one) => one.path).join(", ")}.` }];
  });
}
