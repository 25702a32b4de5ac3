import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { Fault } from "@/lib/content/problem";
import { safeDecode } from "@/lib/routing/slug";
import { methods } from "../operation/types";
import type { Contract, ContractOperation } from "./contract";
import { open } from "./filled-text";

/** The operation that an address leads to, with the values of its path; or why there is none. */
export type Found =
  | { operation: ContractOperation; values: ReadonlyMap<string, string>; fault?: never }
  | { operation?: never; values?: never; fault: Fault };

/** Finds the operation of a method and a path (behind the server's address, no query). */
export function findOperation({ operations }: Contract, method: string, path: string): Found {
  const fitting = operations.flatMap((operation) => {
    const values = matchPath(operation.path, path);
    return values ? [{ operation, values }] : [];
  });
  const [found] = fitting.filter(({ operation }) => operation.method === method).sort(byLiteralSteps);
  if (found) return found;
  if (fitting.length > 0) {
    const taken = fitting.map(({ operation }) => operation.method);
    const others = methods.map((known) => known.toUpperCase()).filter((known) => taken.includes(known));
    const cure = `It takes ${others.join(" and ")}. curl sends POST with --data.`;
    return { fault: { what: `${path} takes no ${method}.`, cure } };
  }
  return { fault: unknownPath(operations, path) };
}

/** Why no operation takes a path, whatever its method; `undefined` where one does, or one that goes on where it ends. */
export function pathFault({ operations }: Contract, path: string): Fault | undefined {
  // Behind a slash, or what a program fills in, there may be more.
  const [, before] = /^(.*)\/(?:\$[^/]*|\{[^/]*\}|%s)?$/.exec(path) ?? [];
  const isKnown = operations.some(({ path: template }) => {
    const begun = before === undefined ? template : template.split("/").slice(0, before.split("/").length).join("/");
    return matchPath(template, path) || (begun !== template && matchPath(begun, before ?? ""));
  });
  return isKnown ? undefined : unknownPath(operations, path);
}

function unknownPath(operations: Contract["operations"], path: string): Fault {
  const paths = [...new Set(operations.map((operation) => operation.path))];
  const meant = nearestWord(templateLike(path), paths);
  const beside = paths.filter((one) => one.split("/")[1] === path.split("/")[1]);
  return {
    what: `The API has no path ${path}.`,
    cure: meant ? `Did you mean ${meant}?` : `Its paths are: ${(beside.length > 0 ? beside : paths).join(", ")}.`,
  };
}

/** The values of a template's places where a path fits it: `/projects/{project_id}` and `/projects/prj_1`. */
function matchPath(template: string, path: string): ReadonlyMap<string, string> | undefined {
  const steps = template.split("/");
  const written = path.split("/");
  if (steps.length !== written.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const value = written[index] ?? "";
    const name = /^\{(.+)\}$/.exec(step)?.[1];
    if (name === undefined ? value !== step : value === "") return undefined;
    if (name !== undefined) values.set(name, safeDecode(value));
  }
  return values;
}

function byLiteralSteps(
  a: { values: ReadonlyMap<string, string> },
  b: { values: ReadonlyMap<string, string> },
): number {
  return a.values.size - b.values.size;
}

/** Ids become names in braces, so that a mistyped path is near the template that it means. */
function templateLike(path: string): string {
  return path.replace(/\/([a-z]+)_[A-Za-z0-9]{6,}(?=\/|$)/g, "/{$1_id}").replaceAll(open, "{id}");
}
