import { expect, it } from "vitest";
import { checkOrigin } from "./check-origin";

const api = 'value:\n  type: "https://docs.a.example/docs/api/errors/#conflict"\n';

it("our own errors lead to our own site", () => expect(checkOrigin()).toEqual([]));

it("errors that lead to the site, and a description without any, are right", () => {
  expect(checkOrigin(api, "https://docs.a.example")).toEqual([]);
  expect(checkOrigin("openapi: 3.2.0", "https://docs.a.example")).toEqual([]);
});

it("another site is told once, with the one that errors lead to", () =>
  expect(checkOrigin(api + api, "https://docs.b.example")).toEqual([
    {
      file: "lib/site/config.ts",
      line: expect.any(Number),
      what: "The origin is https://docs.b.example, and the errors of openapi/devlog.yaml lead to https://docs.a.example.",
      cure: expect.stringContaining("search them for https://docs.a.example"),
    },
  ]));
