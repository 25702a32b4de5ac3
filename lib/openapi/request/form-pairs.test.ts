import { expect, it } from "vitest";
import { readJson } from "../document/read-json";
import { formPairs } from "./form-pairs";

it.each([
  ['{"a":"x y","b":1,"c":null}', "a=x y&b=1&c="],
  ['{"a":[1,2]}', "a=1&a=2"],
  ['{"a":{"b":[1]}}', 'a={"b":[1]}'],
  ['"a=1&a=x+y"', "a=1&a=x y"],
  ["[1]", ""],
])("the form %s is %s", (value, pairs) => {
  expect(
    formPairs(readJson(value) ?? null)
      .map((pair) => `${pair.name}=${pair.value}`)
      .join("&"),
  ).toBe(pairs);
});
