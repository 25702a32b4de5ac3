import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, outFolder } from "./support/out";
import { expect, test } from "./support/test";
import { validate } from "./support/vnu";

test("every published page is valid HTML", async () => {
  test.setTimeout(120_000);
  const documents = new Map<string, { name: string; html: string }>();
  for (const name of listFiles(".").filter((file) => file.endsWith(".html"))) {
    const html = read(name);
    // `x.html` has the same bytes as `x/index.html`: one of them is enough.
    if (!documents.has(html)) documents.set(html, { name, html: isFragment(name) ? inDocument(html) : html });
  }
  expect(documents.size).toBeGreaterThan(10);
  expect(await validate([...documents.values()])).toEqual([]);
});

// CSS Modules and what packs them read selectors each in their own way: one that is lost between them selects nothing.
test("no selector of the published stylesheet has lost what it selects by", () => {
  const sheets = listFiles("_next/static").filter((name) => name.endsWith(".css"));
  expect(sheets).not.toEqual([]);
  for (const name of sheets) expect(read(name).match(/[^{}]*:(has|is|not|where)\(\)[^{]*/g) ?? [], name).toEqual([]);
});

/** A sidebar's HTML is put into a page by script; it is checked inside the smallest document there is. */
const isFragment = (name: string) => name.startsWith("docs/sidebars/");

const inDocument = (html: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sidebar</title></head><body>${html}</body></html>`;

const read = (name: string) => readFileSync(path.join(outFolder, name), "utf8");
