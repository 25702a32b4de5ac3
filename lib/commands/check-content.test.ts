import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const copy = mkdtempSync(path.join(tmpdir(), "docs-content-"));
const inCopy = (name: string) => path.join(copy, name);
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(inCopy(name), change(readFileSync(inCopy(name), "utf8")));

/** The whole command on a copy of the project, whose content has one mistake of each kind. */
function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/tsx/dist/cli.mjs"), "lib/commands/check-content.ts"],
    { cwd: copy, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  for (const name of ["lib", "content", "openapi", "public", "tsconfig.json", "package.json", "package-lock.json"]) {
    cpSync(name, inCopy(name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), inCopy("node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true }));

describe("npm run check:content", { timeout: 60_000 }, () => {
  it("passes on the content as it is", () => {
    const { status, output } = check();
    expect(output).toContain("pages checked and compiled");
    expect(status).toBe(0);
  });

  it("stops at a command line that the CLI would refuse", () => {
    const example = "\n```console\n$ devlog log x \\\n  --tags y\n```\n\nSee `devlog lgo`.\n";
    edit("content/inbox.mdx", (text) => text + example);
    const { status, output } = check();
    expect(status).toBe(1);
    expect(output).toMatch(/content\/inbox\.mdx:\d+ {2}Unknown flag --tags\.\n +Did you mean --tag\?/);
    expect(output).toMatch(/content\/inbox\.mdx:\d+ {2}Unknown command "devlog lgo"\.\n +Did you mean "devlog log"\?/);
    expect(output).toContain("2 problem(s)");
  });

  it("stops at every kind of mistake, all at once, each with its place", () => {
    const page = (text: string) =>
      `---\ntitle: A page about nothing\ndescription: ${"d".repeat(120)}\ntype: how-to\n---\n\n${text}\n`;
    writeFileSync(inCopy("content/nowhere.mdx"), page("Text."));
    cpSync(inCopy("content/cli/index.mdx"), inCopy("content/cli.mdx"));
    edit("content/documents.mdx", (text) => text.replace("title:", "titel:"));
    edit(
      "content/snippets.mdx",
      (text) => `${text}\n[broken](/docs/inbocs/)\n\n[broken](/docs/cli/#no-such-id)\n\nYour CV has up to 12 tags.\n`,
    );
    edit("content/redirects.ts", (text) => text.replace("{}", '{ triage: "/docs/inbocks/" }'));
    edit(
      "content/inbox.mdx",
      (text) => `${text}\n![Nothing](/docs/images/none.png)\n\n<Calout>x</Calout>\n\n## More\n\nIt simply works.\n`,
    );
    edit("content/api/errors.mdx", (text) =>
      text.replaceAll("v1/worklog-entries?limit=500", "v1/worklog-entry?limit=500"),
    );
    edit("content/api/index.mdx", (text) => `${text}\n<Steps>\n`);
    edit("content/cli/devlog.opencli.yaml", (text) => text.replace("recursive:", "recursiv:"));
    edit("content/sidebars.ts", (text) => text.replace('"inbox", ', '"inbox", "inbocks", "inbox", '));
    edit("openapi/devlog.yaml", (text) =>
      text
        .replace("example: billing-api", "example: Billing API")
        .replace("summary: List projects", "summary: Create a project"),
    );
    const { status, output } = check();
    expect(status).toBe(1);
    for (const message of [
      /content\/nowhere\.mdx:1 {2}The page is in no sidebar/,
      /content\/cli\/index\.mdx {2}Two files have the address \/docs\/cli/,
      /content\/documents\.mdx:2 {2}Unknown frontmatter field "titel"/,
      /content\/documents\.mdx:1 {2}The field "title" is missing/,
      /content\/snippets\.mdx:\d+ {2}Broken link: there is no page \/docs\/inbocs\//,
      /content\/snippets\.mdx:\d+ {2}Broken anchor "\/docs\/cli\/#no-such-id"/,
      /content\/snippets\.mdx:\d+:6 {2}"CV" is not how this site says it\.\n {4}Write "resume"/,
      /content\/snippets\.mdx:\d+:19 {2}"up to 12 tags" contradicts the fact worklogEntry\.tags\.max, which is 10\./,
      /content\/redirects\.ts:\d+ {2}Broken link: there is no page \/docs\/inbocks\//,
      /content\/inbox\.mdx:\d+ {2}There is no image \/docs\/images\/none\.png/,
      /content\/inbox\.mdx:\d+:1 {2}Unknown element <Calout>/,
      /content\/api\/index\.mdx:\d+(:\d+)? {2}MDX cannot be read/,
      /content\/nowhere\.mdx:1 {2}The page has no section "Before you start"/,
      /content\/inbox\.mdx:\d+ {2}The section "More" stands after "Privacy"/,
      /content\/inbox\.mdx:\d+ {2}These docs don't say "simply"/,
      /content\/cli\/devlog\.opencli\.yaml:\d+ {2}Unknown field "recursiv"\.\n +Did you mean "recursive"/,
      /content\/api\/errors\.mdx:\d+ {2}The API has no path \/worklog-entry\./,
      /content\/sidebars\.ts:\d+ {2}The docs sidebar lists "inbocks", but there is no such page/,
      /content\/sidebars\.ts:\d+ {2}The page "inbox" stands in the sidebars twice/,
      /openapi\/devlog\.yaml:\d+ {2}The example at \/paths\/~1projects\/get\/parameters\/0\/example does not fit its schema/,
      /openapi\/devlog\.yaml:\d+ {2}Two operations have the summary "Create a project"/,
      /problem\(s\) in the content\. Nothing was built\./,
    ]) {
      expect.soft(output).toMatch(message);
    }
  });

  it("stops at an API description that cannot be read, once and with its line", () => {
    edit("openapi/devlog.yaml", (text) => text.replace("paths:", "paths: {"));
    const { status, output } = check();
    expect(status).toBe(1);
    expect(
      output.match(/^openapi\/devlog\.yaml:\d+:\d+ {2}This is not valid YAML or JSON: .*$/gm)?.length,
    ).toBeGreaterThan(0);
    expect(output).not.toMatch(/^ +at .*\.ts/m);
  });
});
