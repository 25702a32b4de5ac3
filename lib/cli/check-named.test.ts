import { expect, it } from "vitest";
import { checkNamed } from "./check-named";

const known = { scopes: ["projects:write", "worklog:write"], pages: ["cli", "cli/commands/log"] };
const check = (name: string, value: unknown, { scopes, pages } = known) => {
  const inner = { name: "inner", description: "Runs.", metadata: [{ name, value }] };
  return checkNamed([{ name: "outer", description: "Runs.", commands: [inner] }], { scopes, pages });
};

it.each([
  ["scopes", ["worklog:write", "projects:write with `--create`", "projects:write and worklog:write with commits"]],
  ["page", "cli/commands/log"],
  ["group", "No page and no scope"],
])("%s that are there are right: %s", (name, value) => expect(check(name, value)).toEqual([]));

const at = ["commands", 0, "commands", 0, "metadata", 0, "value"];

it.each([
  ["scopes", ["worklog:write", "projects:wriet with a project"], "projects:wriet", [...at, 1], /"projects:write"\?$/],
  ["scopes", ["admin:everything"], "admin:everything", [...at, 0], /^Add the scope first/],
  ["scopes", ["worklog-write"], "worklog-write", [...at, 0], /"worklog:write"\?$/],
  ["page", "cli/commands/lgo", "cli/commands/lgo", at, /"cli\/commands\/log"\?$/],
  ["page", "cli/commands/inner", "cli/commands/inner", at, /^Create content\/cli\/commands\/inner\.mdx, or correct/],
  ["page", "cli/elsewhere", "cli/elsewhere", at, /^Create content\/cli\/elsewhere\.mdx, or correct/],
])("a name in %s that is not there is told where it stands: %s", (metadata, value, name, place, cure) => {
  const what = `There is no ${metadata === "page" ? "page" : "scope"} "${name}".`;
  expect(check(metadata, value)).toEqual([{ at: place, name, what, cure: expect.stringMatching(cure) }]);
});

it("while the API can't be read, nobody knows its scopes", () =>
  expect(check("scopes", ["gone:read"], { ...known, scopes: [] })).toEqual([]));
