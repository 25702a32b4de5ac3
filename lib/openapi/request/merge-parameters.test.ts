import { describe, expect, it } from "vitest";
import { buildContract } from "../executable/contract";
import { listWrittenOperations } from "../operation/written";
import { viewOfOperation } from "../testing/document";
import { mergeParameters } from "./merge-parameters";

type Parameter = { in: string; name: string; description: string };

/** Parameters as the document has them; the description says whose they are. */
const written = (description: string, parameters: string[]): Parameter[] =>
  parameters.map((parameter) => {
    const [place = "", name = ""] = parameter.split(" ");
    return { in: place, name, description };
  });
const saidOf = (parameters: readonly Parameter[]) =>
  parameters.map((one) => `${one.in} ${one.name} of the ${one.description}`).toSorted();

describe.each([
  ["those of both", ["path id"], ["query id"], ["path id of the path", "query id of the operation"]],
  ["the operation's where both have one", ["query a"], ["query a"], ["query a of the operation"]],
  ["two that differ by case", ["query a"], ["query A"], ["query A of the operation", "query a of the path"]],
  ["one header field, whatever its case", ["header X-A"], ["header x-a"], ["header x-a of the operation"]],
])("of path and operation, %s count", (_, path, operation, said) => {
  const [shared, own] = [written("path", path), written("operation", operation)];
  const root = { paths: { "/a": { parameters: shared, get: { parameters: own } } } };

  it("as a list", () => expect(saidOf(mergeParameters([...shared, ...own], (one) => one))).toEqual(said));

  it("on a page", () => {
    const { parameters } = viewOfOperation(JSON.stringify({ parameters: own }), {
      path: `parameters: ${JSON.stringify(shared)}`,
    });
    const plain = parameters.map((one) => ({ ...one, description: one.description.replace(/<[^>]*>/g, "") }));
    expect(saidOf(plain)).toEqual(said);
  });

  it("in the contract", () => {
    const [found] = buildContract(root).operations;
    expect(saidOf((found?.parameters ?? []).map((one) => one.written as Parameter))).toEqual(said);
  });

  it("for the rules", () => {
    const [found] = listWrittenOperations(root);
    expect(saidOf((found?.parameters ?? []).map((one) => one.node as Parameter))).toEqual(said);
  });
});
