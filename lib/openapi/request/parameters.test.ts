import { expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";

const parametersOf = (parameter: string) => viewOfOperation(`{ parameters: [${parameter}] }`).parameters;

it.each([
  ["{ name: accept, in: query, required: true }", ["accept"]],
  ["{ name: Accept, in: header, required: true }", []],
])("%s is shown, if no other place tells of it", (parameter, names) =>
  expect(parametersOf(parameter).map(({ name }) => name)).toEqual(names),
);

it.each([
  ["{ name: a, in: query, deprecated: true }", [true]],
  ["{ name: a, in: query, schema: { deprecated: true } }", [true]],
  ["{ name: a, in: query }", [false]],
])("%s is told as deprecated or not", (parameter, said) =>
  expect(parametersOf(parameter).map(({ isDeprecated }) => isDeprecated)).toEqual(said),
);
