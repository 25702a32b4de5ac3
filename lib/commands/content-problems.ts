import { describeProblem, type Problem } from "@/lib/content/problem";
import { checkApi } from "@/lib/openapi/checks/check-api";
import { type LintProblem, lintDocument } from "@/lib/openapi/checks/lint";
import { apiFile, readSiteApi } from "@/lib/openapi/document/site-api";
import { checkSite } from "@/lib/source/check";
import { getSite } from "@/lib/source/source";
import { compilePages } from "./compile-pages";

/** Reads and compiles every page, checks pages and API description, and tells all mistakes at once. Returns how many. */
export async function tellProblems(): Promise<number> {
  const site = getSite();
  const linting = readSiteApi().document ? lintDocument(apiFile).catch((error: Error) => error) : [];
  await compilePages(site.pages);
  const problems = withLint([...(await checkSite(site)), ...checkApi()], await linting);
  if (problems.length === 0) console.log(`${site.pages.length} pages checked and compiled.`);
  else {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error(`\n${problems.map(describeProblem).join("\n\n")}\n\n${count} in the content. Nothing was built.\n`);
  }
  return problems.length;
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
