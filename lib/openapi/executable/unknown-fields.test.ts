import { expect, it } from "vitest";
import type { Json } from "../document/json";
import { unknownFields } from "./unknown-fields";

const named = (name: string) => ({ type: "object", properties: { [name]: {} } });
const lists = (...items: string[]) => items.map((name) => ({ properties: { list: { items: named(name) } } }));

it.each<[string, Json, Json, string[]]>([
  ["beside known ones", named("id"), { id: 1, name: 2 }, ["/name"]],
  ["in a list, whichever of its items", { items: named("id") }, [{ id: 1 }, { name: 2 }], ["/1/name"]],
  ["in one of two lists: what either knows is known", { oneOf: lists("a", "b") }, { list: [{ a: 1 }, { b: 2 }] }, []],
  ["in one of two lists: what neither knows, once", { anyOf: lists("a", "b") }, { list: [{ c: 1 }] }, ["/list/0/c"]],
  ["in a list of lists", { items: { items: named("id") } }, [[{ name: 1 }]], ["/0/0/name"]],
  ["of a schema that names none", { type: "object" }, { name: 1 }, []],
  ["of a schema that takes any", { ...named("id"), additionalProperties: {} }, { name: 1 }, []],
  ["of a schema that takes some", { ...named("id"), patternProperties: { "^n": {} } }, { name: 1 }, []],
  [
    "of a schema with a condition",
    { ...named("a"), if: {}, ...JSON.parse('{ "then": { "properties": { "b": {} } } }'), else: named("c") },
    { b: 1, c: 2, d: 3 },
    ["/d"],
  ],
  [
    "of a schema with a dependency",
    { ...named("a"), dependentSchemas: { a: named("b") } },
    { a: 1, b: 2, c: 3 },
    ["/c"],
  ],
  ["of a schema in parts", { allOf: [named("a"), named("b")] }, { a: 1, b: 2, c: 3 }, ["/c"]],
])("finds fields %s", (_, schema, value, found) => {
  expect(unknownFields({ schema }, "/schema", value).map(({ at }) => at)).toEqual(found);
});
