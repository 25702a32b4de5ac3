import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { checkFiles, listContentFiles, slugOfFile } from "./files";

describe("slugOfFile", () => {
  it.each([
    ["index.mdx", ""],
    ["cli/index.mdx", "cli"],
    ["cli/commands/log.mdx", "cli/commands/log"],
    ["reindex.mdx", "reindex"],
    ["indexes.mdx", "indexes"],
    ["cli.mdx.orig", "cli.mdx.orig"],
  ])("%s is %j", (name, slug) => expect(slugOfFile(name)).toBe(slug));
});

describe("checkFiles", () => {
  const check = (...names: string[]) =>
    checkFiles(names.map((name) => ({ file: `content/${name}`, slug: slugOfFile(name) }))).map(({ what }) => what);

  it("accepts ordinary names", () => expect(check("a.mdx", "b/index.mdx", "b/c-2.mdx")).toEqual([]));
  it("refuses two files for one address, naming both", () => {
    expect(check("b.mdx", "b/index.mdx")).toEqual([
      "Two files have the address /docs/b: content/b.mdx and content/b/index.mdx.",
    ]);
  });
  it.each(["a.md", "a.MDX", "a.markdown", "a.mdx.txt"])("refuses the ending of %s", (name) => {
    expect(check(name)).toEqual(["A page's file ends in .mdx."]);
  });
  it.each(["my page.mdx", "Create.mdx", "create_entry.mdx"])("refuses a name that makes a poor address: %s", (name) => {
    expect(check(name)).toEqual([expect.stringContaining("characters that addresses of this site do not have")]);
  });
});

it("refuses a page in every folder whose routes take any name", () => {
  const routes = listFiles(path.join(process.cwd(), "app/docs"), /\]\/route\.ts$/);
  const folders = routes.map((route) => route.replace(/^\([a-z]+\)\//, "").split("/")[0] ?? "");
  expect(folders.sort()).toEqual(["md", "og", "search", "sidebars"]);
  for (const folder of folders) {
    const [problem] = checkFiles([{ file: `content/${folder}.mdx`, slug: folder }]);
    expect(problem?.what).toContain(`the site's own files: /docs/${folder}/`);
  }
});

it("finds the pages that are there, and no text of the shell", () => {
  const files = listContentFiles();
  expect(files.some(({ slug }) => slug === "markdown-page")).toBe(true);
  expect(files.some(({ file }) => file.startsWith("content/shell/"))).toBe(false);
});
