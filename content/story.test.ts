import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toPlain } from "@/lib/openapi/document/value";
import { siteApi } from "@/lib/resolvers/api/document";

type Thing = Record<string, unknown> & { id: string };

const isThing = (value: object): value is Thing => "id" in value && /^[a-z]+_\w{10}$/.test(String(value.id));

/** Every object with an id within a value, the events of a stream included. */
function* thingsIn(value: unknown): Iterable<Thing> {
  if (typeof value === "string") {
    for (const [, json = ""] of value.matchAll(/^data: (\{.*\})$/gm)) yield* thingsIn(JSON.parse(json));
  }
  if (typeof value !== "object" || value === null) return;
  if (isThing(value)) yield value;
  for (const inner of Object.values(value)) yield* thingsIn(inner);
}

const pages = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
const written = pages.flatMap((file) => {
  const source = readFileSync(path.join("content", file), "utf8");
  return [...source.matchAll(/^( *)```json.*\n([\s\S]*?)^\1```$/gm)].map(([, , json = ""]) => json);
});
const things = [...thingsIn(toPlain(siteApi().root)), ...written.flatMap((json) => [...thingsIn(JSON.parse(json))])];

describe("what never changes of a thing is the same in all examples of it:", () => {
  it.each<[string, (thing: Thing) => unknown]>([
    ["the time of its creation", (thing) => thing.created_at],
    ["where an entry comes from", (thing) => thing.source],
    ["how a recap ends", ({ status }) => (status === "completed" || status === "failed" ? status : undefined)],
  ])("%s", (_, fact) => {
    const told = new Map<string, Set<unknown>>();
    for (const thing of things) {
      if (fact(thing) === undefined) continue;
      told.set(thing.id, (told.get(thing.id) ?? new Set()).add(fact(thing)));
    }
    expect(told.size).toBeGreaterThan(1);
    const changed = [...told].filter(([, values]) => values.size > 1);
    expect(changed.map(([id, values]) => `${id} has ${[...values].join(" and ")}`)).toEqual([]);
  });
});
