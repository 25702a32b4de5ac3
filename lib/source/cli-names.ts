import { checkNamed } from "@/lib/cli/check-named";
import { cliFile, loadCli } from "@/lib/cli/load";
import { placeFinder } from "@/lib/cli/read";
import type { Problem } from "@/lib/content/problem";
import { movedTo } from "@/lib/content/redirects";
import { keptByFile } from "@/lib/files/kept";
import { hrefOf, type Slug } from "@/lib/routing/slug";
import { productNames } from "./product-names";

/** A problem, and how a page says the name of what is not there, if it takes it from the description. */
export type NameProblem = Problem & { shown: string };

/** What the description of the command line names, and neither the API nor the site has. */
export function checkCliNames(slugs: Iterable<Slug>): NameProblem[] {
  const { written } = loadCli();
  const faults = checkNamed(written?.commands, { scopes: productNames().scopes, pages: [...slugs] });
  return faults.map(({ at, name, what, cure }) => ({
    file: cliFile,
    line: lineOf(cliFile)(at),
    what,
    cure,
    shown: name.includes(":") ? name : hrefOf(name),
  }));
}

/** Whether a page is one that a command is to have: that it is not there is told once, where the command names it. */
export const isPageToCome = (slug: Slug, slugs: Iterable<Slug>): boolean =>
  movedTo(slug) === undefined && checkCliNames(slugs).some(({ shown }) => shown === hrefOf(slug));

/** The line of a place in a description; each save in the preview asks for the same lines again. */
export const lineOf = keptByFile((source) => placeFinder(source));
