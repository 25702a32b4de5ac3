import { describe, expect, it } from "vitest";
import { readDocument } from "./read";
import { jsonText, mapOf } from "./value";

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";

describe("readDocument stops at", () => {
  it.each([
    ["text that is not YAML", "openapi: [3", 1, "not valid YAML or JSON"],
    [
      "two versions of a merge",
      "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> c",
      2,
      "A merge conflict is not solved",
    ],
    ["text that has lost its way", "a: [1\nb: }\nc: d: e", 2, "not valid YAML or JSON"],
    ["a key that stands twice", `${head}paths: {}\npaths: {}\n`, 4, "Map keys must be unique"],
    [
      "a name that stands twice in JSON",
      '{"openapi": "3.1.0",\n"paths": {},\n"paths": {}}',
      3,
      "Map keys must be unique",
    ],
    ["a name inside its own value", `${head}paths: &all\n  /a: *all\n`, 4, '"*all" stands inside the value'],
    ["a list", "- a", 1, "not an object"],
    ["nothing", "", 1, "not an object"],
    ["Swagger 2.0", "swagger: '2.0'", 1, "Swagger 2.0"],
    ["no version", "info: {}", 1, "no version that can be read"],
    ["a version that is a number", "openapi: 3.1", 1, "openapi is 3.1"],
    ["Swagger 2.0 after its info", "info: {}\nswagger: '2.0'", 2, "Swagger 2.0"],
    ["a version of the future", "info: {}\nopenapi: 4.0.0", 2, "no version that can be read"],
    ["a version that begins like another", "openapi: 3.10.0", 1, "no version that can be read"],
    ["paths that are a list", `${head}paths: []\n`, 3, '"paths" is not an object'],
  ])("%s", (_, source, line, what) => {
    const [problem, ...others] = readDocument("a.yaml", source).problems ?? [];
    expect(others).toEqual([]);
    expect(problem?.what).toContain(what);
    expect(problem?.line).toBe(line);
    expect(problem?.cure.length).toBeGreaterThan(10);
  });
});

describe("readDocument", () => {
  const read = (source: string) => {
    const { document } = readDocument("a.yaml", head + source);
    if (!document) throw new Error("Not read.");
    return document;
  };

  it("reads JSON as well", () => {
    expect(readDocument("a.json", '{"openapi":"3.0.3","paths":{}}').document?.root.get("openapi")).toBe("3.0.3");
  });

  it.each([
    ["an integer that a number cannot hold", "x-a: 12345678901234567890", "12345678901234567890"],
    ["a date as the text it is", "x-a: 2026-11-20", '"2026-11-20"'],
    ["a name that objects have by nature", "x-a: { __proto__: 1, constructor: 2 }", '{"__proto__":1,"constructor":2}'],
    ["null", "x-a: null", "null"],
    ["an empty value", "x-a:", "null"],
    ["false and zero", "x-a: [false, 0, '']", '[false,0,""]'],
    ["a status as a name", "x-a: { 200: ok, 2XX: ok }", '{"200":"ok","2XX":"ok"}'],
    ["an alias", "x-b: &b { c: 1 }\nx-a: [*b, *b]", '[{"c":1},{"c":1}]'],
    [
      "what is merged into a map, under its own",
      "x-b: &b { c: 1, d: 2 }\nx-a: { <<: *b, d: 3, e: 4 }",
      '{"d":3,"e":4,"c":1}',
    ],
    [
      "what is merged, from the first that has it",
      "x-b: &b { c: 1 }\nx-a: { <<: [*b, { c: 2, d: 2 }] }",
      '{"c":1,"d":2}',
    ],
    ["what is merged into what is merged", "x-c: &c { c: 1 }\nx-b: &b { <<: *c }\nx-a: { <<: *b }", '{"c":1}'],
    ["a name that only looks like a merge", 'x-a: { "<<": { c: 1 } }', '{"<<":{"c":1}}'],
    ["a merge of what is no map", "x-a: { <<: 1 }", '{"<<":1}'],
  ])("keeps %s", (_, source, text) => expect(jsonText(read(source).root.get("x-a") ?? null)).toBe(text));

  it("makes no bigint of what a number holds", () => expect(read("x-a: 1").root.get("x-a")).toBe(1));

  it("shares what is repeated by aliases, so that they cannot grow", () => {
    const levels = Array.from({ length: 30 }, (_, at) => `x-l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`);
    expect(read(["x-l0: &l0 a", ...levels].join("\n")).root.size).toBe(33);
  });

  it.each([
    ["/paths/~1a~1{b}/get", 5],
    ["/paths/~1a~1{b}/get/tags/1", 6],
    ["/paths/~1a~1{b}/put", 4],
    ["/nothing", 1],
  ])("knows the line of %s", (pointer, line) => {
    expect(read("paths:\n  /a/{b}:\n    get:\n      tags: [a, b]\n").lineOf(pointer)).toBe(line);
  });

  it("what is merged has the line of the map that it is merged into", () => {
    const { lineOf } = read("x-b: &b { c: 1 }\nx-a:\n  <<: *b\n");
    expect(lineOf("/x-a/c")).toBe(4);
  });

  it("gives an empty map for what is no map", () => expect(mapOf(read("x-a: 1").root.get("x-a")).size).toBe(0));
});
