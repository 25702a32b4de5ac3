import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { lockFolders } from "./project-folders";
import { commandsOf, workflowFaults } from "./workflow-faults";

const folder = ".github";
const read = (name: string) => readFileSync(name, "utf8");
const files = listFiles(folder, /^(workflows|actions)\/.*\.yml$/).map((name) => path.join(folder, name));
const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
const actions = files.filter((file) => file.endsWith("/action.yml")).map((file) => `./${path.dirname(file)}`);

describe("a workflow", () => {
  it.each(files)("%s reads only, is pinned, and names what is there", (file) => {
    expect(workflowFaults(read(file), { scripts, actions })).toEqual([]);
  });

  it("pins an action to the same commit everywhere", () => {
    const pins = files.flatMap((file) => [...read(file).matchAll(/uses: ([\w-]+\/[\w./-]+)(@.*)/g)]);
    const pinOf = new Map(pins.map(([, action, pin]) => [action, pin]));
    expect(pins.filter(([, action, pin]) => pinOf.get(action) !== pin).map(([use]) => use)).toEqual([]);
  });

  it("runs in the same image everywhere, whose digest Renovate keeps", () => {
    const images = files.flatMap((file) => [...read(file).matchAll(/(?:container|image): (\S+)$/gm)]);
    expect(images.length).toBeGreaterThan(5);
    expect(new Set(images.map(([, image]) => image)).size).toBe(1);
    expect(JSON.parse(read("renovate.json")).extends).toContain("docker:pinDigests");
  });

  it("asks of the packages of every lock file what has become known of them", () => {
    const [, list = ""] = /for folder in (.*); do\n.*npm audit/.exec(read(".github/workflows/weekly.yml")) ?? [];
    expect(list.split(" ")).toEqual(lockFolders());
  });

  it("runs every step of npm test; the machine of .ci/run runs npm test", () => {
    const [, list = ""] = /const steps = \[(.*)\]/.exec(read("lib/commands/test.mjs")) ?? [];
    const steps = list.split(",").map((step) => JSON.parse(step.trim()) as string);
    expect(steps.length).toBeGreaterThan(5);
    const commands = commandsOf(read(".github/workflows/ci.yml"));
    expect(steps.filter((step) => !commands.includes(`npm run ${step}`))).toEqual([]);
    expect(read(".ci/run").trim().split("\n").at(-1)).toBe("npm test");
  });

  it("tries each week what npm test leaves out", () => {
    const tried = ["sweep", "test:engines", "test:engines -- mistakes", "host:cloudflare", "api:try"];
    const commands = commandsOf(read(".github/workflows/weekly.yml"));
    expect(tried.filter((name) => !commands.includes(`npm run ${name}`))).toEqual([]);
  });
});

const checkout = "actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8 # v6.0.1";
const good = `
on:
  push:
  pull_request:
permissions:
  contents: read
concurrency:
  group: x
jobs:
  unit:
    timeout-minutes: 5
    container: buildpack-deps:bookworm-scm
    steps:
      - uses: ${checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ./.github/actions/set-up
      - run: npm run unit
      # - run: npm run check
      - if: failure()
        run: ls || status=1
`;
const known = { scripts: ["unit"], actions: ["./.github/actions/set-up"] };

it("finds nothing in a good workflow, nor once its image has a digest", () => {
  expect(workflowFaults(good, known)).toEqual([]);
  const digest = `@sha256:${"0123456789abcdef".repeat(4)}`;
  expect(workflowFaults(good.replace("bookworm-scm", `bookworm-scm${digest}`), known)).toEqual([]);
});

it("takes commands from steps, not from comments", () => {
  expect(commandsOf(good)).toEqual(["npm run unit", "ls || status=1"]);
});

it.each([
  ["a tag instead of a commit", checkout, "actions/checkout@v6", "Not pinned"],
  ["a short commit", checkout, "actions/checkout@8e8c483 # v6.0.1", "Not pinned"],
  ["a commit without its version", " # v6.0.1", "", "Not pinned"],
  ["a script that was renamed", "npm run unit", "npm run units", 'no script "units"'],
  ["an action that is not there", "actions/set-up", "actions/setup", "no action ./.github/actions/setup"],
  ["the right to write", "contents: read", "contents: write", "more than read"],
  ["no rights named", "permissions:\n  contents: read\n", "", "more than read"],
  [
    "rights of a job",
    "    timeout-minutes: 5",
    "    timeout-minutes: 5\n    permissions: write-all",
    "rights of its own",
  ],
  ["an image without a tag", "buildpack-deps:bookworm-scm", "buildpack-deps", "any version"],
  ["the latest image", "buildpack-deps:bookworm-scm", "{ image: 'buildpack-deps:latest' }", "any version"],
  ["half a digest", "bookworm-scm", "bookworm-scm@sha256:8e8c483d", "any version"],
  ["no time limit", "    timeout-minutes: 5\n", "", "no time limit"],
  ["no group", "  group: x", "  groups: x", "superseded"],
  ["a shallow clone", "fetch-depth: 0", "fetch-depth: 1", "whole history"],
  ["a token that stays", "persist-credentials: false", "persist-credentials: true", "token"],
  [
    "a stranger's branch with our secrets",
    "  pull_request:",
    "  pull_request_target:",
    "started by pull_request_target",
  ],
  ["the same, in a list", "on:\n  push:\n  pull_request:", "on: [push, workflow_run]", "started by workflow_run"],
  ["the same, alone", "on:\n  push:\n  pull_request:", "on: issue_comment", "started by issue_comment"],
  ["a step that is left out", "npm run unit", "npm run unit\n        if: false", "left out: if: false"],
  ["a step that may be", "if: failure()", "if: github.actor == 'me'", "left out: if: github.actor"],
  ["a step that may fail", "npm run unit", "npm run unit\n        continue-on-error: true", "may fail"],
  ["a command that may fail", "npm run unit", "npm run unit || true", "may fail: npm run unit || true"],
  ["another way to say so", "npm run unit", "'npm run unit || :'", "may fail: npm run unit || :"],
  ["a job that is left out", "  unit:", "  unit:\n    if: false", "left out: if: false"],
  ["a job that may fail", "  unit:", "  unit:\n    continue-on-error: true", "may fail"],
  ["another Node", `uses: ${checkout}`, `uses: ${checkout.replace("checkout", "setup-node")}`, ".node-version"],
])("finds %s", (_, from, to, fault) => {
  expect(good).toContain(from);
  expect(workflowFaults(good.replace(from, to), known).join("\n")).toContain(fault);
});
