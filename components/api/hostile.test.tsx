import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/openapi/document/read";
import { hostileDocument } from "@/lib/openapi/testing/hostile-document";
import { type PreviewFile, previewFiles } from "./preview";

/** All pages of a hostile document, read anew. */
async function drawn(count: number): Promise<PreviewFile[]> {
  const { document } = readDocument("hostile.json", hostileDocument(count));
  if (!document) throw new Error("Not read.");
  const files: PreviewFile[] = [];
  for await (const file of previewFiles(document)) files.push(file);
  return files;
}

const count = 16;

const files = await drawn(count);

describe("a hostile document", () => {
  it("gets a page for every operation, each at its own address", () => {
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(files.length);
    expect(paths.filter((path) => !path.endsWith("index.html"))).toHaveLength(count);
    expect(paths.filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
  });

  it("makes no page over 400 kB", () => {
    expect(Math.max(...files.map(({ html }) => Buffer.byteLength(html)))).toBeLessThan(400_000);
  });

  it.each(files.map(({ path, html }) => [path, html]))("%s has nothing that runs, and each id once", (_, html) => {
    expect(faultsOf(html)).toEqual([]);
  });

  it("keeps every digit of a number", () => {
    expect(files.some(({ html }) => html.includes("9007199254740993"))).toBe(true);
    expect(files.some(({ html }) => html.includes("9007199254740992"))).toBe(false);
  });

  it("comes out the same a second time", async () => {
    const again = await drawn(count);
    expect(again.filter(({ html }, at) => html !== files[at]?.html).map(({ path }) => path)).toEqual([]);
  });
});

it("an operation whose id is index takes no list's address", async () => {
  const source =
    '{"openapi":"3.1.0","paths":{"/a":{"get":{"operationId":"index"}},"/b":{"get":{"operationId":"index-2"}}}}';
  const { document } = readDocument("a.json", source);
  if (!document) throw new Error("Not read.");
  const paths: string[] = [];
  for await (const { path } of previewFiles(document)) paths.push(path);
  expect(paths).toEqual(["index.html", "other/index.html", "other/index-2.html", "other/index-2-2.html"]);
});

it("the search for faults finds them", () => {
  const page = '<p id="a"></p><p id="a"></p><script>x</script><a href="javascript:x">y</a><i onclick="x">z</i>';
  expect(faultsOf(page)).toEqual(["<script", "javascript:x", "onclick", "id a"]);
});

/** What may not be in a page: elements and attributes that run, addresses that do, an id twice. */
function faultsOf(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  const faults: string[] = [];
  const ids: string[] = [];
  for (const [, name = ""] of tags) if (/^(script|iframe|object|embed|form|base)$/.test(name)) faults.push(`<${name}`);
  for (const [, , attributes = ""] of tags) {
    for (const [, attribute = "", value = ""] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(attribute)) faults.push(attribute);
      if (
        /^(href|src)$/.test(attribute) &&
        !/^(#|\.?\.?\/|https?:|mailto:|[a-z0-9-]+(\/index)?\.(html|css)|[a-z0-9-]+\/index\.html)/.test(value)
      ) {
        faults.push(value);
      }
      if (attribute === "id") ids.push(value);
    }
  }
  return [...faults, ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id}`)];
}
