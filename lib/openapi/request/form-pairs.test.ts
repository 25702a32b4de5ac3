import { expect, it } from "vitest";
import { readJson } from "../document/read-json";
import { fieldStyles, formPairs, formText } from "./form-pairs";

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

it.each([
  ['{"a":{"b":1,"c":"x y"}}', '{"a":{"style":"deepObject","explode":true}}', "a[b]=1&a[c]=x+y"],
  ['{"a":[1,2]}', '{"a":{"explode":false}}', "a=1%2C2"],
  ['{"a":[1,2]}', '{"a":{"style":"pipeDelimited"}}', "a=1%7C2"],
  ['{"a":{"b":1}}', '{"a":{"explode":true}}', "b=1"],
  ['{"a":{"b":1}}', '{"a":{"contentType":"application/json"}}', "a=%7B%22b%22%3A1%7D"],
  ['{"a":[1,2]}', '{"b":{"explode":false}}', "a=1&a=2"],
])("the form %s with the encoding %s travels as %s", (value, encoding, text) => {
  expect(formText(readJson(value) ?? null, fieldStyles(readJson(encoding)))).toBe(text);
});
