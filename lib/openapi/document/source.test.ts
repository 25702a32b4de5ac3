import { describe, expect, it } from "vitest";
import { ContentError } from "@/lib/content/problem";
import { parseSource } from "./source";

const text = `openapi: 3.2.0
paths:
  /a:
    get:
      responses:
        "200": { description: Done }
        404:
          description: Lost
tags:
  - name: one
  - name: two
`;

describe("parseSource", () => {
  it.each([
    ["", 1],
    ["/openapi", 1],
    ["/paths/~1a/get", 4],
    ["/paths/~1a/get/responses/200/description", 6],
    ["/paths/~1a/get/responses/404/description", 8],
    ["/tags/1/name", 11],
    ["/tags/1/summary", 11],
    ["/nowhere/at/all", 1],
  ])("knows the line of %s", (pointer, line) => expect(parseSource("a.yaml", text).lineOf(pointer)).toBe(line));

  it("reads JSON too", () => expect(parseSource("a.json", '{"a": [1]}').root).toEqual({ a: [1] }));

  it.each([
    ["a list item astray", "a: 1\n- b", 2],
    ["a key twice", "a: 1\na: 2", 2],
    ["a bracket left open", "a: [1", 1],
  ])("stops at %s, with its line and a cure", (_name, broken, line) => {
    expect.assertions(2);
    try {
      parseSource("a.yaml", broken);
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      expect((error as ContentError).problems[0]).toMatchObject({ file: "a.yaml", line, cure: expect.any(String) });
    }
  });
});
