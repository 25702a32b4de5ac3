import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { joinTwins, publishTwins, twinsIn } from "./twins";

const index = "# Devlog\n\n- [B](https://x.example/docs/a/b.md): b\n- [Docs](https://x.example/docs/index.md): docs\n";

it("moves each twin beside its page, and joins them in the order of llms.txt", () => {
  const out = mkdtempSync(path.join(tmpdir(), "twins-"));
  for (const folder of ["docs/md/a", "docs/a"]) mkdirSync(path.join(out, folder), { recursive: true });
  writeFileSync(path.join(out, "docs/md/a/b.md"), "# B\n");
  writeFileSync(path.join(out, "docs/md/index.md"), "# Docs\n");
  writeFileSync(path.join(out, "llms.txt"), index);
  publishTwins(out);
  expect(listFiles(out, /./)).toEqual(["docs.md", "docs/a/b.md", "docs/index.md", "llms-full.txt", "llms.txt"]);
  expect(readFileSync(path.join(out, "llms-full.txt"), "utf8")).toBe("# B\n\n---\n\n# Docs\n");
  rmSync(out, { recursive: true });
});

it("leaves the anchors that a link of some twin leads to, and none in llms-full.txt", () => {
  const out = mkdtempSync(path.join(tmpdir(), "twins-"));
  mkdirSync(path.join(out, "docs/md/a"), { recursive: true });
  const idle = 'Idle <a id="idle"></a>.';
  const [b, docs] = [
    `## Row<a id="row"></a>\n\n| \`f\`<a id="f:g"></a> |\n| - |\n\n${idle} [Row](#row)\n`,
    `${idle} <a id="row"></a>[f](https://x.example/docs/a/b.md#f%3Ag)\n`,
  ];
  writeFileSync(path.join(out, "docs/md/a/b.md"), b);
  writeFileSync(path.join(out, "docs/md/index.md"), docs);
  writeFileSync(path.join(out, "llms.txt"), index);
  publishTwins(out);
  const read = (name: string) => readFileSync(path.join(out, name), "utf8");
  expect(read("docs/a/b.md")).toBe(b.replace(idle, "Idle."));
  expect(read("docs/index.md")).toBe(docs.replace(/ ?<a .*?<\/a>/g, ""));
  expect(read("llms-full.txt")).not.toContain("<a id");
  rmSync(out, { recursive: true });
});

it("reads the twins of an index, and no other file", () =>
  expect(twinsIn(`${index}- [API](https://x.example/openapi.json): api\n`)).toEqual([
    "/docs/a/b.md",
    "/docs/index.md",
  ]));

it("leads links within a page to the site, where the same heading is of this page alone", () => {
  const page =
    "# A\n\n- Page: <https://x.example/docs/a/>\n\nSee [Scopes](#scopes), `[c](#d)`, not ``[`c`](#d)``.\n\n```md\n[Not](#scopes)\n```\n";
  expect(joinTwins([page, page.replaceAll("/a/", "/b/")]).match(/\]\(.*?\)/g)).toEqual([
    "](https://x.example/docs/a/#scopes)",
    "](#d)",
    "](#d)",
    "](#scopes)",
    "](https://x.example/docs/b/#scopes)",
    "](#d)",
    "](#d)",
    "](#scopes)",
  ]);
});

it("joins nothing to nothing", () => expect(joinTwins([])).toBe("\n"));
