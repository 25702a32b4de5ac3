import type { Problem } from "@/lib/content/problem";
import { apiFile } from "../document/site-api";
import type { LintProblem } from "./lint";

/**
 * Where the API's description is no OpenAPI, that alone is told: half of the other mistakes would follow from it. What the
 * lint says beside is told of the lines of which our own checks say nothing. It gives up at a reference to itself, of
 * which they do.
 */
export function withLint(problems: readonly Problem[], linted: readonly LintProblem[] | Error): readonly Problem[] {
  const told = problems.filter(({ file }) => file === apiFile);
  if (linted instanceof Error) {
    if (told.length === 0) throw linted;
    return problems;
  }
  const form = linted.filter(({ isForm }) => isForm);
  if (form.length > 0) return form;
  return [...problems, ...linted.filter(({ line }) => !told.some((problem) => problem.line === line))];
}
