import { describe, expect, it } from "vitest";
import { viewOfOperation } from "../testing/document";
import { remarksOf } from "./remarks";
import { callableServer } from "./servers";

describe("the server of a sample", () => {
  it.each([
    [undefined, "https://api.acme.example"],
    ["", "https://api.acme.example"],
    ["/", "https://api.acme.example"],
    ["/api/v1/", "https://api.acme.example/api/v1"],
    ["../v2", "https://api.acme.example/v2"],
    ["../..", "https://api.acme.example"],
    [".", "https://api.acme.example"],
    ["/.api", "https://api.acme.example/.api"],
    ["v2", "https://api.acme.example/v2"],
    ["//a.example/v1", "https://a.example/v1"],
    ["http://localhost:8080/", "http://localhost:8080"],
    ["https://{tenant}.a.example", "https://{tenant}.a.example"],
    ["{scheme}://a.example", "{scheme}://a.example"],
  ])("%s is called as %s", (example, called) => {
    expect(callableServer(example === undefined ? undefined : { example })).toBe(called);
  });
});

it("a server has its address as it is written, with its variables, and as it is called", () => {
  const region = "{ default: eu, enum: [eu, us], description: Where *it* is. }";
  const variables = `{ region: ${region}, port: { default: 443, enum: [443, 8443] } }`;
  const { servers } = viewOfOperation(`{ servers: [{ url: 'https://{region}.a:{port}', variables: ${variables} }] }`);
  expect(servers).toEqual([
    {
      url: "https://{region}.a:{port}",
      example: "https://eu.a:443",
      name: undefined,
      description: "",
      variables: [
        { name: "region", default: "eu", values: ["eu", "us"], description: "<p>Where <em>it</em> is.</p>" },
        { name: "port", default: "443", values: ["443", "8443"], description: "" },
      ],
    },
  ]);
});

it("the samples of a document without servers call the stand-in", () => {
  expect(viewOfOperation("{}").request.url).toBe("https://api.acme.example/a/ID");
});

describe("what the samples leave to the reader", () => {
  const server = "servers: [{ url: https://a.example }]\n";
  const parts = "requestBody: { content: { multipart/form-data: { schema: { type: object } } } }";
  const host = "The description names no host: https://api.acme.example stands for yours.";
  const body = "The samples leave out the body, which is multipart/form-data.";

  it.each([
    ["{}", server, []],
    ["{}", "", [host]],
    ["{}", "servers: [{ url: /api }]\n", [host]],
    [`{ ${parts} }`, server, [body]],
    [
      "{ requestBody: { content: { application/json: {} } } }",
      server,
      ["The samples leave out the body, which is application/json."],
    ],
    ["{ requestBody: { content: { application/json: { example: 1 } } } }", server, []],
  ])("of %s at %j is %j", (fields, root, remarks) => {
    expect(remarksOf(viewOfOperation(fields, { root }))).toEqual(remarks);
  });
});
