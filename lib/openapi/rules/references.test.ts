import { expect, it } from "vitest";
import { isObject, type JsonObject, objectOf, valueAt } from "../document/json";
import { below, pointerSteps } from "../document/pointer";
import { buildContract } from "../executable/contract";
import { create, devlog } from "../testing/broken";
import { checkRules } from "./rules";

const event = "/webhooks/project.created";

/** The document with these parts below `components`, and references in their places. */
function moved(...moves: [from: string, to: string][]): JsonObject {
  const root = structuredClone(devlog.root);
  for (const [from, to] of moves) {
    const [name = "", ...parents] = [...(pointerSteps(from) ?? [])].reverse();
    const parent = valueAt(root, below("", ...parents.reverse()));
    const [section = "", key = ""] = to.split("/");
    if (!isObject(parent)) throw new Error(`There is no ${from}.`);
    const components = objectOf(root.components);
    components[section] = { ...objectOf(components[section]), [key]: parent[name] ?? null };
    parent[name] = { $ref: `#/components/${to}` };
  }
  return root;
}

const referred = moved([`${create}/requestBody`, "requestBodies/Project"], [event, "pathItems/ProjectCreated"]);

it("what a reference leads to keeps the rules where the part itself does", () =>
  expect(checkRules({ ...devlog, root: referred })).toEqual([]));

it.each(["description", "required"])("it lacks its %s where it says none", (field) => {
  const root = structuredClone(referred);
  const body = valueAt(root, "/components/requestBodies/Project");
  if (isObject(body)) delete body[field];
  expect(checkRules({ ...devlog, root })).toHaveLength(1);
});

it("calls and events are held to it", () => {
  const { operations, webhooks } = buildContract(referred);
  const body = operations.find(({ id }) => id === "projects-create")?.body;
  expect([...(body?.media.keys() ?? [])]).toEqual(["application/json"]);
  expect([...webhooks.keys()]).toEqual([...buildContract(devlog.root).webhooks.keys()]);
});
