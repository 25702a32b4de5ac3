import { expect, it } from "vitest";
import type { JsonObject } from "../document/json";
import { buildContract } from "./contract";
import { open } from "./filled-text";
import { isFieldOf, valueMisfits } from "./value-misfits";

function read(written: JsonObject) {
  const get = { parameters: [{ name: "filter", in: "query", ...written }] };
  const contract = buildContract({
    paths: { "/entries": { get } },
    components: { schemas: { Id: { type: "integer" } } },
  });
  const [parameter] = contract.operations[0]?.parameters ?? [];
  if (!parameter) throw new Error("There is no parameter.");
  return { contract, parameter };
}

const wrong = (written: JsonObject, ...texts: string[]) => {
  const { contract, parameter } = read(written);
  return valueMisfits(contract, parameter, texts).map(({ reason }) => reason);
};

const integers = { type: "array", items: { type: "integer" } };

it.each<[string, JsonObject, ...string[]]>([
  ["a number", { schema: { type: "integer" } }, "5"],
  ["a text of digits", { schema: { type: "string" } }, "5"],
  ["one of two, without a type", { schema: { oneOf: [{ type: "integer" }, { const: "all" }] } }, "5"],
  ["the other of two", { schema: { oneOf: [{ type: "integer" }, { const: "all" }] } }, "all"],
  ["true", { schema: { type: "boolean" } }, "true"],
  ["a list of numbers", { schema: integers }, "1", "2"],
  ["a list behind a reference", { schema: { type: "array", items: { $ref: "#/components/schemas/Id" } } }, "1"],
  ["a list between commas", { schema: integers, explode: false }, "1,2"],
  ["what the shell fills in", { schema: { type: "integer" } }, `${open}x`],
  ["a media type's text", { content: { "application/json": { schema: { type: "object" } } } }, "{}"],
])("%s fits", (_, written, ...texts) => expect(wrong(written, ...texts)).toEqual([]));

it.each<[string, JsonObject, string, RegExp]>([
  ["a word for a number", { schema: { type: "integer" } }, "many", /integer/],
  ["too large a number", { schema: { type: "integer", maximum: 100 } }, "101", /100/],
  ["a list with a word", { schema: integers, explode: false }, "1,b", /integer/],
  ["commas where names are repeated", { schema: integers }, "1,2", /integer/],
])("%s does not", (_, written, text, reason) => expect(wrong(written, text)).toEqual([expect.stringMatching(reason)]));

it("a field of a deep object is the parameter's", () => {
  const { parameter } = read({ style: "deepObject", schema: { type: "object" } });
  expect(isFieldOf(parameter, "filter[status]")).toBe(true);
  expect(isFieldOf(parameter, "filters[status]")).toBe(false);
  expect(isFieldOf(read({ schema: { type: "object" } }).parameter, "filter[status]")).toBe(false);
});
