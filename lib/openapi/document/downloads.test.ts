import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { openapiJson, openapiYaml } from "./downloads";

describe("the downloads", () => {
  it("are OpenAPI 3.2 in YAML and 3.1 in JSON", () => {
    expect(parse(openapiYaml()).openapi).toBe("3.2.0");
    expect(JSON.parse(openapiJson()).openapi).toBe("3.1.1");
  });
  it("begin with the document, not with what its writers read", () => {
    expect(openapiYaml()).toMatch(/^openapi: /);
  });
  it("lead to the site from anywhere", () => {
    for (const text of [openapiYaml(), openapiJson()]) {
      expect(text).toContain("](https://docs.devlog.example/docs/api/errors/#conflict)");
      expect(text).not.toContain("](/");
    }
  });
});
