import { parse } from "yaml";
import { objectOf } from "@/lib/openapi/document/json";
import { siteSource } from "@/lib/openapi/document/site-api";
import { expect, test } from "./support/test";

/** What can be asked for: each path, with its methods and what holds for all of them. */
const methodsByPath = (paths: unknown) =>
  Object.entries(objectOf(paths)).map(([path, item]) => [path, Object.keys(objectOf(item))]);

test("the API description can be had as OpenAPI 3.2 in YAML and 3.1 in JSON, with the same operations", async ({
  request,
}) => {
  const yaml = await request.get("/openapi.yaml");
  const json = await request.get("/openapi.json");
  expect(yaml.headers()["content-type"]).toContain("yaml");
  expect(json.headers()["content-type"]).toContain("application/json");
  const [written, derived] = [parse(await yaml.text()), await json.json()];
  expect([written.openapi, derived.openapi]).toEqual(["3.2.0", "3.1.1"]);
  const { root } = siteSource();
  expect(methodsByPath(root.paths).length).toBeGreaterThan(0);
  for (const document of [written, derived]) {
    expect(methodsByPath(document.paths)).toEqual(methodsByPath(root.paths));
    expect(methodsByPath(document.webhooks)).toEqual(methodsByPath(root.webhooks));
  }
});
