import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import { parseCommandLine } from "@/lib/cli/parse";
import { facts } from "@/lib/facts/facts";
import { listRuns } from "@/lib/shell/scripts";
import { valueAt } from "./json";
import { listOperations } from "./rules-reading";
import { parseSource } from "./source";

const { root } = parseSource("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));
const entry = "/components/schemas/WorklogEntryCreate/properties";
const applications = "/components/schemas/EventJobApplicationStageChanged/properties/data/properties";

describe("the API refuses what the app's limits exclude", () => {
  it.each<[string, unknown]>([
    [`${entry}/title/maxLength`, facts.worklogEntry.title.max],
    [`${entry}/body/maxLength`, facts.worklogEntry.body.max],
    [`${entry}/impact/maxLength`, facts.worklogEntry.impact.max],
    [`${entry}/tags/maxItems`, facts.worklogEntry.tags.max],
    ["/components/schemas/Tag/maxLength", facts.tag.length.max],
    ["/components/schemas/CommitsAssociate/properties/commit_ids/maxItems", facts.worklogEntry.commits.max],
    ["/components/schemas/WorklogEntry/properties/commit_count/maximum", facts.worklogEntry.commits.max],
    ["/components/schemas/ProjectCreate/properties/name/maxLength", facts.project.name.max],
    [`${applications}/current_stage/maxLength`, facts.stage.name.max],
  ])("%s", (pointer, limit) => expect(valueAt(root, pointer)).toBe(limit));
});

describe("the API's sentences name the same numbers as the app's pages", () => {
  it.each([
    [`${entry}/date/description`, facts.worklogEntry.date.maxDaysAhead === 1 && "at most one day ahead"],
    ["/components/schemas/WorklogRecapCreate/properties/to/description", `${facts.recap.period.maxDays} days`],
    ["/components/securitySchemes/apiKey/description", `up to ${facts.apiKeys.max}`],
    ["/components/parameters/WebhookTimestamp/description", `${facts.webhooks.toleranceMinutes} minutes`],
    ["/components/responses/WebhookReceived/description", `${facts.webhooks.answerSeconds} seconds`],
    ["/webhooks/worklog_entry.deleted/post/x-not-sent-when", `${facts.trash.days} days`],
  ])("%s", (pointer, words) => expect(valueAt(root, pointer)).toContain(words));
});

describe("header fields and errors name the rate limits that the document declares", () => {
  const policy = (name: string, field: string) => valueAt(root, `/x-rate-limit-policies/${name}/${field}`);

  it.each(["default", "recaps"])("%s", (name) => {
    const header = `"${name}";q=${policy(name, "quota")};w=${policy(name, "window")}`;
    expect(valueAt(root, "/components/headers/RecapsRateLimitPolicy/example")).toContain(header);
    expect(policy(name, "description")).toContain(String(policy(name, "quota")));
  });
  it("in their sentences", () => {
    const problems = JSON.stringify(valueAt(root, "/components/responses/RecapsRateLimited"));
    expect(problems).toContain(`The limit of ${policy("default", "quota")} requests a minute`);
    expect(problems).toContain(`The limit of ${policy("recaps", "quota")} recaps an hour`);
  });
});

describe("the command lines of the operations are what the command line's description takes", () => {
  const { cli } = loadCli();
  const lines = listOperations(root).flatMap(({ node }) => (typeof node["x-cli"] === "string" ? [node["x-cli"]] : []));

  it.each(lines)("%s", (line) => {
    const { runs, errors } = listRuns(line, "devlog");
    expect(errors).toEqual([]);
    expect(runs).toHaveLength(1);
    expect(cli).toBeDefined();
    expect(runs.flatMap((run) => (cli ? parseCommandLine(cli, run.args, run.line).faults : []))).toEqual([]);
  });
  it("which most operations have", () => expect(lines.length).toBeGreaterThan(6));
});
