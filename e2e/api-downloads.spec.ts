import { parse } from "yaml";
import { objectOf } from "@/lib/openapi/document/json";
import { siteSource } from "@/lib/openapi/document/site-api";
import { expect, test } from "./support/test";

test("the API description can be had as OpenAPI 3.2 in YAML and 3.1 in JSON, with the same operations", async ({
  request,
}) => {
  const yaml = await request.get("/openapi.yaml");
  const json = await request.get("/openapi.json");
  expect(yaml.headers()["content-type"]).toContain("yaml");
  expect(json.headers()["content-type"]).toContain("application/json");
  const [written, derived] = [parse(await yaml.text()), await json.json()];
  expect([written.openapi, derived.openapi]).toEqual(["3.2.0", "3.1.1"]);
  expect(Object.keys(written.paths)).toEqual(Object.keys(objectOf(siteSource().root.paths)));
  expect(Object.keys(derived.paths)).toEqual(Object.keys(written.paths));
  expect(Object.keys(derived.webhooks)).toEqual(Object.keys(written.webhooks));
});
