import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { operationLedger } from "@/lib/openapi/ledger";
import { listOperations } from "@/lib/openapi/operation";
import { readDocument } from "@/lib/openapi/read";
import { operationView } from "@/lib/openapi/view";
import { renderOperation } from "./render-operation";

const { document } = readDocument("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));
const operations = document ? listOperations(document) : [];

/** An operation of the document given, drawn. */
async function drawn(source: string) {
  const read = readDocument("a.yaml", source);
  if (!read.document) throw new Error(read.problems.map(({ what }) => what).join("\n"));
  const [operation] = listOperations(read.document);
  if (!operation) throw new Error("No operation.");
  const view = operationView(read.document, operation);
  return { view, html: await renderOperation(view, { notes: [], codeHref: () => undefined }) };
}

describe.each(operations.map((operation) => [operation.slug, operation] as const))("%s", (_, operation) => {
  it("has the ids that its ledger says, each once, and links inside the page that arrive", async () => {
    if (!document) throw new Error("No document.");
    const view = operationView(document, operation);
    const html = await renderOperation(view, { notes: [], codeHref: (code) => `/docs/api/errors/#${code}` });
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.toSorted()).toEqual(operationLedger(view, 1).ids.toSorted());
    for (const [, href] of html.matchAll(/href="#([^"]*)"/g)) {
      if (!href?.startsWith("icon-")) expect(ids).toContain(href);
    }
    if (process.env.RENDER_OUT) {
      const { mkdirSync, writeFileSync } = await import("node:fs");
      const { brotliCompressSync } = await import("node:zlib");
      mkdirSync(process.env.RENDER_OUT, { recursive: true });
      writeFileSync(`${process.env.RENDER_OUT}/${operation.slug.replace("/", "_")}.html`, html);
      console.log(operation.slug, html.length, brotliCompressSync(html).length, ids.length);
    }
  });
});

it("drawn", async () => expect(typeof drawn).toBe("function"));
