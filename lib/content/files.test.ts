import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { checkFiles, checkStrays, listContentFiles, shellTexts, slugOfFile } from "./files";

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
  it("passes over what systems and editors put beside a page", () => {
    const root = mkdtempSync(path.join(tmpdir(), "files-"));
    mkdirSync(path.join(root, "content/a"), { recursive: true });
    for (const name of ["a/b.mdx", "a/._b.mdx", "a/.#b.mdx", "._c.mdx", "c_.mdx"])
      writeFileSync(path.join(root, "content", name), "");
    expect(listContentFiles(root).map(({ file }) => file)).toEqual(["content/a/b.mdx", "content/c_.mdx"]);
    rmSync(root, { recursive: true });
  });
  it.each(["a.md", "a.MDX", "a.markdown", "a.mdx.txt"])("refuses the ending of %s", (name) => {
    expect(check(name)).toEqual(["A page's file ends in .mdx."]);
  });
  it.each(["index/index.mdx", "cli/index/index.mdx"])("refuses a page whose file would be another's: %s", (name) => {
    const slug = slugOfFile(name);
    expect(check(name)).toEqual([`The address /docs/${slug} is that of a file of another page: /docs/${slug}.html.`]);
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

describe("pages where none has an address", () => {
  const root = mkdtempSync(path.join(tmpdir(), "strays-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), "");
  };

  it.each([
    ["content/inbox.mdx", undefined],
    ["content/diagrams/stages.svg", undefined],
    ["content/shell/not-found.mdx", undefined],
    ["content/diagrams/stages.mdx", "A page among the drawings: nothing in content/diagrams/ has an address."],
    ["content/shell/extra.md", "A text of the shell that nothing shows: nothing in content/shell/ has an address."],
  ])("of %s is said: %s", (file, what) => {
    write(file);
    expect(checkStrays(root).find((problem) => problem.file === file)?.what).toBe(what);
  });

  it("each text that counts as the shell's is imported, and each that is imported counts", () => {
    const imported = listFiles("app", /\.tsx$/).flatMap((name) =>
      [...readFileSync(`app/${name}`, "utf8").matchAll(/"@\/(content\/shell\/[^"]+)"/g)].map(([, file]) => file),
    );
    expect(imported).toEqual(shellTexts);
  });
});

it("finds the pages that are there, and no text of the shell", () => {
  const files = listContentFiles();
  expect(files.some(({ slug }) => slug === "markdown-page")).toBe(true);
  expect(files.some(({ file }) => file.startsWith("content/shell/"))).toBe(false);
});
