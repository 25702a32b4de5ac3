import { describe, expect, it } from "vitest";
import { readJson } from "../document/read-json";
import { styled, styleOf, styleWords } from "./parameter-style";

/** The example of the specification's table of styles: a color as a text, a list, and an object. */
const blue = '"blue"';
const list = '["blue","black"]';
const object = '{"R":100,"G":200}';

describe("styled", () => {
  it.each([
    ["matrix", false, blue, ";color=blue"],
    ["matrix", false, list, ";color=blue,black"],
    ["matrix", true, list, ";color=blue;color=black"],
    ["matrix", false, object, ";color=R,100,G,200"],
    ["matrix", true, object, ";R=100;G=200"],
    ["label", false, blue, ".blue"],
    ["label", false, list, ".blue,black"],
    ["label", true, list, ".blue.black"],
    ["label", false, object, ".R,100,G,200"],
    ["label", true, object, ".R=100.G=200"],
    ["simple", false, list, "blue,black"],
    ["simple", false, object, "R,100,G,200"],
    ["simple", true, object, "R=100,G=200"],
    ["simple", false, "[]", ""],
    ["simple", false, '[null,[1],{"a":1},12345678901234567890]', ',[1],{"a":1},12345678901234567890'],
  ])("%s, exploded %s: %s is %s", (name, isExploded, value, text) => {
    const pairs = styled("color", readJson(value) ?? null, { name, isExploded });
    expect(pairs).toEqual([{ name: "color", value: text }]);
  });

  it.each([
    ["form", false, blue, "color=blue"],
    ["form", false, list, "color=blue,black"],
    ["form", true, list, "color=blue&color=black"],
    ["form", true, "[]", ""],
    ["form", false, object, "color=R,100,G,200"],
    ["form", true, object, "R=100&G=200"],
    ["spaceDelimited", false, list, "color=blue black"],
    ["spaceDelimited", false, object, "color=R 100 G 200"],
    ["pipeDelimited", false, list, "color=blue|black"],
    ["pipeDelimited", true, list, "color=blue&color=black"],
    ["deepObject", false, object, "color[R]=100&color[G]=200"],
    ["deepObject", true, list, "color=blue&color=black"],
  ])("%s, exploded %s: %s is %s", (name, isExploded, value, text) => {
    const pairs = styled("color", readJson(value) ?? null, { name, isExploded });
    expect(pairs.map((pair) => `${pair.name}=${pair.value}`).join("&")).toBe(text);
  });
});

it.each([
  ["query", {}, "form", true],
  ["cookie", {}, "form", true],
  ["path", {}, "simple", false],
  ["header", {}, "simple", false],
  ["query", { explode: false }, "form", false],
  ["query", { style: "pipeDelimited" }, "pipeDelimited", false],
  ["query", { style: "unheard-of" }, "form", true],
] as const)("in a %s, %j is %s, exploded %s", (location, fields, name, isExploded) => {
  expect(styleOf(new Map(Object.entries(fields)), location)).toEqual({ name, isExploded });
});

it.each([
  ["form", true, "array of strings", "repeated for each item"],
  ["form", true, "object", undefined],
  ["form", false, "array of strings", "separated by commas"],
  ["pipeDelimited", false, "array of strings", "separated by vertical bars"],
  ["pipeDelimited", true, "array of strings", "repeated for each item"],
  ["spaceDelimited", true, "array of strings", "repeated for each item"],
  ["deepObject", true, "object", "written as name[key]=value"],
  ["label", true, "array of strings", "after a dot, separated by dots"],
  ["label", false, "integer", "after a dot"],
  ["matrix", false, "array of strings", "after ;name=, separated by commas"],
  ["matrix", true, "object", "after a semicolon, separated by semicolons"],
  ["form", true, "string", undefined],
] as const)("%s, exploded %s, of the type %s is %s", (name, isExploded, type, words) => {
  expect(styleWords({ name, isExploded }, type)).toBe(words);
});
