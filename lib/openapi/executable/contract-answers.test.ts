import { describe, expect, it } from "vitest";
import { operationOf } from "../testing/operation-of";
import { statusOfSuccess } from "./contract";

describe("an answer", () => {
  const examples = {
    missing: { value: { code: "not_found" } },
    shared: { $ref: "#/components/examples/Gone" },
    list: { value: ["code"] },
    number: { value: { code: 404 } },
  };
  const components = { examples: { Gone: { value: { code: "gone" } } } };
  const content = {
    "application/problem+json": { schema: {}, examples },
    "text/event-stream": { itemSchema: {}, examples: { stream: { value: [] } } },
  };

  it("has its schemas, or that of one event, by media type", () => {
    const at = "/paths/~1entries/get/responses/404/content";
    const { responses } = operationOf({ responses: { "404": { content } } }, { components });
    expect([...(responses.get("404")?.media ?? [])]).toEqual([
      ["application/problem+json", { schema: `${at}/application~1problem+json/schema`, itemSchema: undefined }],
      ["text/event-stream", { schema: undefined, itemSchema: `${at}/text~1event-stream/itemSchema` }],
    ]);
  });

  it("may have what several answers share (3.2)", () => {
    const mediaTypes = { Problem: content["application/problem+json"] };
    const { responses } = operationOf(
      {
        responses: { "404": { content: { "application/problem+json": { $ref: "#/components/mediaTypes/Problem" } } } },
      },
      { components: { mediaTypes } },
    );
    expect(responses.get("404")?.media.get("application/problem+json")?.schema).toBe(
      "/components/mediaTypes/Problem/schema",
    );
  });

  it("has the names of all its examples, and the codes of those that have one", () => {
    const found = operationOf({ responses: { "404": { content } } }, { components }).responses.get("404");
    expect(found?.examples).toEqual(["missing", "shared", "list", "number", "stream"]);
    expect([...(found?.codes ?? [])]).toEqual(["not_found", "gone"]);
  });

  it("stands where its reference leads", () => {
    const responses = { "404": { $ref: "#/components/responses/Missing" } };
    const root = { components: { ...components, responses: { Missing: { content } } } };
    const found = operationOf({ responses }, root).responses.get("404");
    expect(found?.media.get("text/event-stream")?.itemSchema).toBe(
      "/components/responses/Missing/content/text~1event-stream/itemSchema",
    );
    expect(found?.examples).toContain("missing");
  });

  it.each([
    [["404", "204", "201"], "201"],
    [["2XX", "400"], "2XX"],
    [["302", "default"], "200"],
    [[], "200"],
  ])("of %j, success is %s", (statuses, success) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
    expect(statusOfSuccess(operationOf({ responses }))).toBe(success);
  });
});
