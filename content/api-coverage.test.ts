import { expect, it } from "vitest";
import { compilePage } from "@/lib/content/compiled";
import { loadContract } from "@/lib/openapi/executable/load-contract";
import { coverageOf, coverageTable, type Guide } from "@/lib/openapi/testing/coverage";
import { loadApi } from "@/lib/source/api";
import { getSite } from "@/lib/source/source";

it("the API is told of as a whole: described, shown in an example, and met in a guide", async () => {
  const guides: Guide[] = [];
  for (const page of getSite().pages) {
    if (page.kind !== "doc") continue;
    const { code, ledger } = await compilePage(page.file, page.source);
    guides.push({ slug: page.slug, text: code, hrefs: ledger.links.map(({ href }) => href), ids: ledger.ids });
  }
  const hrefs = new Map(loadApi().pages.map(({ operation, href }) => [operation.operationId, String(href)]));
  const rows = coverageOf(loadContract(), guides, (id) => hrefs.get(id) ?? "");
  console.log(`\nCoverage of the API\n${coverageTable(rows)}\n`);
  const gaps = rows.flatMap(({ kind, name, ...has }) =>
    Object.entries(has).flatMap(([what, is]) => (is ? [] : [`${kind} ${name}: ${what} is false`])),
  );
  expect(gaps).toEqual([]);
});
