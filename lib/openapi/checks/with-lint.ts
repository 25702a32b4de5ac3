import type { Problem } from "@/lib/content/problem";
import { apiFile } from "../document/site-api";

/** `isForm` where OpenAPI has no such field or value: whatever else is wrong may follow from it. */
export type ApiProblem = Problem & { isForm?: boolean };

/**
 * Where the API's description is no OpenAPI, that alone is told: half of the other mistakes would follow from it. What the
 * lint says beside is told of the lines of which our own checks say nothing. It gives up at a reference to itself, of
 * which they do.
 */
export function withLint(problems: readonly ApiProblem[], linted: readonly ApiProblem[] | Error): readonly Problem[] {
  const form = [...problems, ...(linted instanceof Error ? [] : linted)].filter(({ isForm }) => isForm);
  if (form.length > 0) return form;
  const told = problems.filter(({ file }) => file === apiFile);
  if (linted instanceof Error) {
    if (told.length === 0) throw linted;
    return problems;
  }
  return [...problems, ...linted.filter(({ line }) => !told.some((problem) => problem.line === line))];
}
