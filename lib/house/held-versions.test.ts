import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lockFolders } from "./project-folders";

type Rule = { matchPackageNames?: string[]; allowedVersions?: string };
type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
const rules: Rule[] = read("renovate.json").packageRules;
const held = new Map(
  rules.flatMap(({ matchPackageNames = [], allowedVersions }) =>
    matchPackageNames.flatMap((name) => (allowedVersions ? [[name, allowedVersions] as const] : [])),
  ),
);
const packages: Package[] = lockFolders().map((folder) => read(`${folder}/package.json`));
const used = Object.assign({}, ...packages.flatMap((each) => [each.dependencies, each.devDependencies]));
const chapter = /### Versions held back\n([\s\S]*)/.exec(readFileSync("DESIGN.md", "utf8"))?.[1] ?? "";
const told = [...chapter.matchAll(/`(@?[\w/-]+)` (?:stays )?at ([\d.]+)/g)];

describe("a version that is held back", () => {
  it("is told in DESIGN.md and in renovate.json alike", () => {
    expect(told.map(([, name = ""]) => name).sort()).toEqual([...held.keys()].filter((name) => name !== "node").sort());
  });

  it.each(told.map(([, name = "", version = ""]) => [name, version] as const))("%s is used at %s", (name, version) => {
    expect(`${used[name]}.`).toMatch(new RegExp(`^${version.replace(".", "\\.")}\\.`));
    expect(held.get(name)).toBe(`<${version.replace(/\d+$/, (last) => String(Number(last) + 1))}`);
  });

  it("is Node, which is the one of .node-version", () => {
    expect(readFileSync(".node-version", "utf8")).toMatch(/^20\./);
    expect(held.get("node")).toBe("<21");
  });
});
