import { describe, expect, it } from "vitest";
import { type JsonObject, resolve, valueAt } from "./json";
import { below, pointerSteps } from "./pointer";

const root: JsonObject = {
  paths: { "/a~b/{c}": { get: { tags: ["x", "y"] } } },
  first: { $ref: "#/second" },
  second: { $ref: "#/third" },
  third: { name: "third" },
  lost: { $ref: "#/nowhere" },
  itself: { $ref: "#/itself" },
  outside: { $ref: "other.yaml#/a" },
};

describe("below and pointerSteps", () => {
  it.each([
    ["/paths/~1a~0b~1{c}/get", ["paths", "/a~b/{c}", "get"]],
    ["/list/0", ["list", "0"]],
    ["/~01", ["~1"]],
    ["", []],
  ])("%s", (pointer, steps) => {
    expect(below("", ...steps)).toBe(pointer);
    expect(pointerSteps(pointer)).toEqual(steps);
  });
});

describe("valueAt", () => {
  it.each<[string, unknown]>([
    ["/paths/~1a~0b~1{c}/get/tags/1", "y"],
    ["#/third/name", "third"],
    ["", root],
    ["/nowhere", undefined],
    ["/third/name/deeper", undefined],
    ["/constructor", undefined],
  ])("%s", (pointer, value) => expect(valueAt(root, pointer)).toEqual(value));
});

describe("resolve", () => {
  it.each<[string, string, JsonObject]>([
    ["/third", "/third", { name: "third" }],
    ["/first", "/third", { name: "third" }],
    ["/lost", "/nowhere", {}],
    ["/itself", "/itself", {}],
    ["/outside", "/outside", { $ref: "other.yaml#/a" }],
  ])("%s stands at %s", (from, pointer, node) => expect(resolve(root, from)).toEqual({ pointer, node }));
});
