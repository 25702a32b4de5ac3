import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { apiFile } from "../document/site-api";
import { lintDocument } from "./lint";

const folder = mkdtempSync(path.join(tmpdir(), "openapi-lint-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("the lint has nothing to say of the Devlog API", async () => {
  expect(await lintDocument(apiFile)).toEqual([]);
});

it("what OpenAPI 3.0 had is told with what to write today", async () => {
  const file = path.join(folder, "nullable.yaml");
  const text = readFileSync(apiFile, "utf8");
  writeFileSync(file, text.replace("      maxLength: 32\n", "      maxLength: 32\n      nullable: true\n"));
  const cures = (await lintDocument(file)).map(({ cure }) => cure);
  expect(cures).toContain('Write type: [string, "null"].');
});

it("the lint finds every kind of mistake", async () => {
  const mistakes: [from: string, to: string, rule: string][] = [
    ["      summary: List projects\n", "      sumary: List projects\n", "struct"],
    ["summary: Create a project\n", "summary: CREATE a project.\n", "rule/summary"],
    ["operationId: projects-create", "operationId: projectsCreate", "rule/operation-id"],
    ["tags: [repository-commits]", "tags: [commits]", "operation-tag-defined"],
    ['- apiKey: ["commits:read"]', '- apiKeys: ["commits:read"]', "security-defined"],
    ['- oauth2: ["commits:read"]', '- oauth2: ["commits:reed"]', "security-scopes-defined"],
    ["components/responses/ProjectNotFound", "components/responses/ProjectLost", "no-unresolved-refs"],
    ["example: billing-api", "example: Billing API", "no-invalid-parameter-examples"],
    ["description: Only projects with this status.", "x-description: Only projects.", "parameter-description"],
    ["name: worklog_entry_id", "name: entry_id", "path-parameters-defined"],
    ["commit_count: 2\n", 'commit_count: "2"\n', "no-invalid-media-type-examples"],
    ["examples: [performance]", "examples: [Performance]", "no-invalid-schema-examples"],
    ["kind: nav\n", "kind: nav\n    parent: work\n", "spec-no-invalid-tag-parents"],
    ["application/problem+json:", "application/json+problem:", "response-mime-type"],
  ];
  const broken = mistakes.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    },
    readFileSync(apiFile, "utf8"),
  );
  const file = path.join(folder, "devlog.yaml");
  writeFileSync(file, broken);
  const problems = await lintDocument(file);
  expect(problems.map(({ rule }) => rule)).toEqual(expect.arrayContaining(mistakes.map(([, , rule]) => rule)));
  const misspelled = broken.split("\n").findIndex((line) => line.includes("sumary:")) + 1;
  expect(problems).toContainEqual({
    file,
    line: misspelled,
    rule: "struct",
    isForm: true,
    what: 'Property "sumary" is not expected here.',
    cure: 'Did you mean "summary"?',
  });
});

it("the lint may have much to say", async () => {
  const long = Array.from({ length: 40 }, (_, count) => `  ${"x".repeat(30_000)}${count}: 1`);
  const file = path.join(folder, "long.yaml");
  writeFileSync(file, ["openapi: 3.1.0", "info:", "  title: Long", "  version: '1'", ...long, "paths: {}"].join("\n"));
  expect((await lintDocument(file)).length).toBeGreaterThanOrEqual(long.length);
});
