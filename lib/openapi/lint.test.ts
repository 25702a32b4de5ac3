import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "openapi-lint-"));
const document = readFileSync("openapi/devlog.yaml", "utf8");

afterAll(() => rmSync(folder, { recursive: true }));

/** What Redocly says of a document, by the rules in redocly.yaml: rule, severity and the line it points at. */
function lint(text: string): { ruleId: string; severity: string; line: string }[] {
  const file = path.join(folder, "devlog.yaml");
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/@redocly/cli/bin/cli.js",
      "lint",
      file,
      "--format=json",
      "--max-problems=1000",
      "--lint-config=error",
    ],
    // Neither telemetry nor a question after newer versions: the lint makes no request.
    { encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  const json = stdout.slice(stdout.indexOf("{"));
  if (!json) throw new Error(stderr);
  const lines = text.split("\n");
  return JSON.parse(json).problems.map((problem: { ruleId: string; severity: string; location: Located[] }) => ({
    ruleId: problem.ruleId,
    severity: problem.severity,
    line: lines[(problem.location[0]?.start?.line ?? 1) - 1]?.trim() ?? "",
  }));
}
type Located = { start?: { line: number } };

it("the lint has nothing to say of the Devlog API", { timeout: 30_000 }, () => expect(lint(document)).toEqual([]));

it("the lint finds every kind of mistake", { timeout: 30_000 }, () => {
  const mistakes: [from: string, to: string, rule: string][] = [
    ["      summary: List projects\n", "      sumary: List projects\n", "struct"],
    ["summary: Create a project\n", "summary: CREATE a project.\n", "rule/summary"],
    ["operationId: projects-create", "operationId: projectsCreate", "rule/operation-id"],
    ["operationId: repositories-create\n", "operationId: repositories-list\n", "operation-operationId-unique"],
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
  const broken = mistakes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, document);
  expect([...new Set(lint(broken).map(({ ruleId }) => ruleId))].sort()).toEqual(
    expect.arrayContaining([...new Set(mistakes.map(([, , rule]) => rule))].sort()),
  );
});
