import { expect, it } from "vitest";
import { isJsonText } from "./is-json-text.mjs";

it.each(['{ "a": 1 }', "[]", " {}\n"])("%j is an object or a list", (text) => expect(isJsonText(text)).toBe(true));

it.each(["null", "1", '"a"', "", "{ a: 1 }"])("%j is none", (text) => expect(isJsonText(text)).toBe(false));
