import { cliFile } from "@/lib/cli/load";
import { lastUpdated } from "@/lib/content/dates";
import { drawingFile } from "@/lib/content/pictures";
import { apiFile } from "@/lib/openapi/document/site-api";
import { apiResolvers } from "@/lib/resolvers/api/api";
import { cliResolvers } from "@/lib/resolvers/cli/cli";
import { sampleFolder } from "@/lib/resolvers/sample";
import type { Page } from "./types";

/** The day (`YYYY-MM-DD`) on which what a page says last changed, or `undefined` where Git can't tell. */
export function lastChanged(page: Page): string | undefined {
  const days = filesOf(page).map(lastUpdated);
  // A page that Git does not know yet is newer than any document that it takes facts from.
  return days[0] === undefined ? undefined : days.reduce((newest = "", day = "") => (day > newest ? day : newest));
}

/**
 * The files that say what a page says, its own first, then the descriptions and samples that its elements take it from, and
 * its drawings. Not the facts: each change of one would make forty pages new that say the same as before.
 */
export function filesOf(page: Page): string[] {
  if (page.kind === "operation") return [page.file];
  const uses = (resolvers: object) =>
    Object.keys(resolvers).some((name) => new RegExp(`<${name}[\\s/]`).test(page.source));
  const named = (pattern: RegExp) => [...page.source.matchAll(pattern)].map(([, name = ""]) => name);
  return [
    page.file,
    ...(uses(cliResolvers) ? [cliFile] : []),
    ...(uses(apiResolvers) ? [apiFile] : []),
    ...named(/<Sample\s[^>]*\bfile="([^"]+)"/g).map((file) => `${sampleFolder}/${file}`),
    ...named(/<Diagram\s(?:[^>"]|"[^"]*")*?\bname="([^"]+)"/g).map(drawingFile),
  ];
}
