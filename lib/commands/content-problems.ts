import type { Problem } from "@/lib/content/problem";
import { checkApi } from "@/lib/openapi/checks/check-api";
import { type LintProblem, lintDocument } from "@/lib/openapi/checks/lint";
import { apiFile, readSiteApi } from "@/lib/openapi/document/site-api";
import { checkSite } from "@/lib/source/check";
import { getSite } from "@/lib/source/source";
import { compilePages } from "./compile-pages";

/** Reads and compiles every page, and checks pages and API description. */
export async function findProblems(): Promise<{ pages: number; problems: readonly Problem[] }> {
  const site = getSite();
  const linting = readSiteApi().document ? lintDocument(apiFile).catch((error: Error) => error) : [];
  await compilePages(site.pages);
  const problems = withLint([...(await checkSite(site)), ...checkApi()], await linting);
  return { pages: site.pages.length, problems };
}

/**
 * Where the API's description is no OpenAPI, that alone is told: half of the other mistakes would follow from it. What the
 * lint says beside is told of the lines of which our own checks say nothing. It gives up at a reference to itself, of
 * which they do.
 */
function withLint(problems: readonly Problem[], linted: readonly LintProblem[] | Error): readonly Problem[] {
  const told = problems.filter(({ file }) => file === apiFile);
  if (linted instanceof Error) {
    if (told.length === 0) throw linted;
    return problems;
  }
  const form = linted.filter(({ isForm }) => isForm);
  if (form.length > 0) return form;
  return [...problems, ...linted.filter(({ line }) => !told.some((problem) => problem.line === line))];
}
