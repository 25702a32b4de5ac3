import type { Problem } from "@/lib/content/problem";
import { registerFile } from "@/lib/content/register";
import { slugOf } from "@/lib/routing/slug";
import { apiFile, isOperationSlug } from "../document/site-api";

/** `isForm` where the document is none that OpenAPI has: whatever else is wrong may follow from it. */
export type ApiProblem = Problem & { isForm?: boolean };

/**
 * Where the API's description is no OpenAPI, that alone is told: half of the other mistakes would follow from it. What the
 * lint says beside is told of the lines of which our own checks say nothing. It gives up at a reference to itself, of
 * which they do. That an operation's page is gone may follow from any of it, and is told of a description that is right.
 */
export function withLint(problems: readonly ApiProblem[], linted: readonly ApiProblem[] | Error): readonly Problem[] {
  const all = joined(problems, linted);
  return all.some(({ file }) => file === apiFile) ? all.filter((problem) => !isGonePage(problem)) : all;
}

/** Whether it is told that an operation's page is gone. */
export function isGonePage({ file, what }: Problem): boolean {
  if (file !== registerFile) return false;
  const slug = slugOf(/\/docs\/\S*\//.exec(what)?.[0] ?? "");
  return slug !== undefined && isOperationSlug(slug);
}

function joined(problems: readonly ApiProblem[], linted: readonly ApiProblem[] | Error): readonly Problem[] {
  const formOf = (found: readonly ApiProblem[]) => found.filter(({ isForm }) => isForm);
  const form = withUnsaid(formOf(problems), linted instanceof Error ? [] : formOf(linted));
  if (form.length > 0) return form;
  if (linted instanceof Error) {
    if (!problems.some(({ file }) => file === apiFile)) throw linted;
    return problems;
  }
  return withUnsaid(problems, linted);
}

/** Of a line of the description, our own checks say it better. */
function withUnsaid(own: readonly ApiProblem[], linted: readonly ApiProblem[]): readonly ApiProblem[] {
  const lines = new Set(own.flatMap(({ file, line }) => (file === apiFile ? [line] : [])));
  return [...own, ...linted.filter(({ line }) => !lines.has(line))];
}
