import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { isObject, type Json, valueAt } from "../document/json";
import { below, pointerSteps } from "../document/pointer";
import { parseSource } from "../document/source";
import { checkRules } from "../rules/rules";

/** The API's own document. */
export const devlog = parseSource("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));

/** The document with one value put in, or taken out where it is `undefined`. */
export function broken(at: string, value: Json | undefined): typeof devlog {
  const root = structuredClone(devlog.root);
  const steps = pointerSteps(at) ?? [];
  const name = steps.pop() ?? "";
  const parent = valueAt(root, below("", ...steps));
  if (Array.isArray(parent)) parent.splice(Number(name), 1, ...(value === undefined ? [] : [value]));
  else if (isObject(parent) && value !== undefined) parent[name] = value;
  else if (isObject(parent) && name in parent) delete parent[name];
  else throw new Error(`There is no ${at}.`);
  return { ...devlog, root };
}

/** Expects a rule to say this of the document that is broken so, with its line and a cure. */
export function expectFinding(at: string, value: Json | undefined, what: string): void {
  const [found] = checkRules(broken(at, value)).filter((each) => each.what.includes(what));
  expect(found).toMatchObject({ file: devlog.file, cure: expect.stringMatching(/\.$/) });
  expect(found?.line).toBeGreaterThan(1);
}

/** Where an operation stands. */
export const op = (path: string, method: string) => below("/paths", path, method);

/** The operation in which most is broken. */
export const create = op("/projects", "post");

/** Where a response of several operations stands. */
export const response = (name: string) => `/components/responses/${name}`;

/** Where a schema stands. */
export const schema = (name: string) => `/components/schemas/${name}`;
