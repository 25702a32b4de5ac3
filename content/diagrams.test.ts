import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { facts } from "@/lib/facts/facts";

it("the drawing of an application's stages has those that a new one gets", () => {
  const drawing = readFileSync("content/diagrams/stages.svg", "utf8");
  const named = [...drawing.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(named).toEqual([...facts.application.stages.default, "Current"]);
  expect(readFileSync("content/job-applications/set-current-stage.mdx", "utf8")).toContain(
    new Intl.ListFormat("en").format(facts.application.stages.default),
  );
});
