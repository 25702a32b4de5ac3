import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocument } from "@/lib/openapi/document/read";
import { listOperations } from "@/lib/openapi/operation/operation";
import { operationView } from "@/lib/openapi/operation/view";
import { renderOperation } from "./render-operation";

const source = readFileSync("openapi/devlog.yaml", "utf8");

/** What buttons and links of each operation's page are called, and what opens more than one field. */
const pagesOf = (text: string) => {
  const { document } = readDocument("openapi/devlog.yaml", text);
  if (!document) throw new Error("No document.");
  return listOperations(document).map((operation) => ({
    slug: operation.slug,
    names: async () => {
      const html = await renderOperation(operationView(document, operation), { notes: [], codeHref: () => undefined });
      const named =
        /aria-label="((?:Collapse all|Expand all|Link to)[^"]*)"|<summary>((?:Header|Other|Example)\b.*?)<\/summary>/gs;
      return [...html.matchAll(named)].map(([, name, opens]) => name ?? opens);
    },
  }));
};

it.each(pagesOf(source))("of $slug, no two buttons, links, or folds have one name", async ({ names }) => {
  const all = await names();
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

it("a button says the media type where a body has several", async () => {
  const schema = "{ type: object, properties: { a: { type: object, properties: { b: { type: string } } } } }";
  const content = `{ application/json: { schema: ${schema} }, application/xml: { schema: ${schema} } }`;
  const [page] = pagesOf(
    `openapi: 3.2.0\ninfo: { title: A, version: "1" }\npaths: { /a: { put: { operationId: a, tags: [a], requestBody: { content: ${content} } } } }\n`,
  );
  const buttons = (await page?.names())?.filter((name) => name?.includes(" all"));
  expect(buttons).toEqual([
    "Collapse all, Request body, application/json",
    "Collapse all, Request body, application/xml",
  ]);
});
