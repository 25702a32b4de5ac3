import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadCli } from "@/lib/cli/load";
import { parseCommandLine } from "@/lib/cli/parse";
import { listRuns } from "@/lib/shell/scripts";
import { valueAt } from "../document/json";
import { parseSource } from "../document/source";
import { listWrittenOperations } from "../operation/written";

const { root } = parseSource("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));
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
  const lines = listWrittenOperations(root).flatMap(({ node }) =>
    typeof node["x-cli"] === "string" ? [node["x-cli"]] : [],
  );

  it.each(lines)("%s", (line) => {
    const { runs, errors } = listRuns(line, "devlog");
    expect(errors).toEqual([]);
    expect(runs).toHaveLength(1);
    expect(cli).toBeDefined();
    expect(runs.flatMap((run) => (cli ? parseCommandLine(cli, run.args, run.line).faults : []))).toEqual([]);
  });
  it("which most operations have", () => expect(lines.length).toBeGreaterThan(6));
});
