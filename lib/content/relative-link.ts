import path from "node:path";
import { hrefOf, type Slug, slugOf } from "@/lib/routing/slug";
import { contentFolder, slugOfFile } from "./files";
import type { Fault } from "./problem";

/** A host that was written without https: the name of a file has no slash behind its ending. */
const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/|^www\./i;

/**
 * What is wrong with an address without a slash in front, `pathname` and what comes after it, and the address that is
 * meant: other readers of a page, as its Markdown's, are elsewhere than a browser.
 */
export function relativeFault(
  href: string,
  pathname: string,
  page: { file: string; from: Slug },
  idsOf: (slug: Slug) => unknown,
): Fault {
  const meant = isHost.test(pathname) ? `https://${pathname}` : hrefOf(pageMeantBy(pathname, page, idsOf));
  return {
    what: `The link "${href}" is relative.`,
    cure: `Write the whole path: ${meant}${href.slice(pathname.length)}.`,
  };
}

/**
 * The page that is meant: as files lie, as addresses do, or without the slash in front. Where none is there, it is to be
 * made.
 */
function pageMeantBy(
  pathname: string,
  { file, from }: { file: string; from: Slug },
  idsOf: (slug: Slug) => unknown,
): Slug {
  if (pathname === "") return from;
  const seenFrom = (folder: string) => slugOfFile(path.posix.join("/", folder, pathname).replace(/^\/|\/$/g, ""));
  const inFiles = seenFrom(path.posix.relative(contentFolder, path.posix.dirname(file)));
  const candidates = [inFiles, seenFrom(from), slugOf(`/${pathname}`)];
  return candidates.find((slug) => slug !== undefined && idsOf(slug)) ?? inFiles;
}
