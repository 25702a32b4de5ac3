import { describe, expect, it } from "vitest";
import type { Json } from "./json";
import { walk } from "./walk";

const pointersOf = (value: Json) => [...walk(value)].map(({ pointer }) => pointer);

describe("walk", () => {
  it.each<[string, Json, string[]]>([
    ["objects, not the maps that hold them", { schemas: { A: { type: "x" } } }, ["", "/schemas/A"]],
    ["objects in lists", { oneOf: [{}, {}] }, ["", "/oneOf/0", "/oneOf/1"]],
    ["no value of an example", { examples: { one: { value: { a: {} } } } }, ["", "/examples/one"]],
    ["no example, default or constant", { example: {}, default: {}, const: {}, enum: [{}] }, [""]],
    ["no list of examples", { examples: [{}] }, [""]],
    [
      "a property by the name of a keyword",
      { properties: { example: {}, properties: {} } },
      ["", "/properties/example", "/properties/properties"],
    ],
    ["names that need escaping", { paths: { "/a": {} } }, ["", "/paths/~1a"]],
  ])("visits %s", (_name, value, pointers) => expect(pointersOf(value)).toEqual(pointers));
});
