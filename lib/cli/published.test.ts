import { Ajv2020 } from "ajv/dist/2020";
import { expect, it } from "vitest";
import { site } from "@/lib/site/config";
import type { Description } from "./build";
import { loadCli } from "./load";
import { publishedDescription } from "./published";
import { schema } from "./schema";

const written = loadCli().written as Description;
const published = publishedDescription(written);

it("what is published is still a valid description", () => {
  const isValid = new Ajv2020({ discriminator: true, strict: false }).compile(schema);
  expect([isValid(JSON.parse(JSON.stringify(published))), isValid.errors]).toEqual([true, null]);
});

it("the draft's examples are the command lines of the recorded sessions, without output and without the failing ones", () => {
  const logs = published.commands?.find((command) => "name" in command && command.name === "logs");
  const examples = logs && "examples" in logs ? (logs.examples as string[]) : [];
  expect(examples).toContain("devlog logs --project billing-api --tag exports --limit 5");
  expect(examples).not.toContain("devlog logs --limit 500");
  expect(examples.join("\n")).not.toContain("DATE");
});

it("links lead to the site from wherever it is read", () => {
  const text = JSON.stringify(published);
  expect(text).toContain(`](${site.origin}/docs/`);
  expect(text).not.toContain("](/");
});

it("the description itself is not changed", () => expect(written.commands[0]).not.toHaveProperty("examples"));
