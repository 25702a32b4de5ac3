import { expect, it } from "vitest";
import { siteApi } from "@/lib/resolvers/api/document";
import { listOf, objectOf, resolve, valueAt } from "../document/json";
import { siteSource } from "../document/site-api";
import { listOperations } from "../operation/operation";
import { operationView } from "../operation/view";
import { listWrittenOperations } from "../operation/written";

const { root } = siteSource();
const document = siteApi();
const views = listOperations(document).map((operation) => operationView(document, operation));
const lists = listWrittenOperations(root).flatMap(({ at, node }) => {
  const header = resolve(root, `${at}/responses/200/headers/Link`).node;
  const page = valueAt(root, `${at}/responses/200/content/application~1json/examples/first-page/value`);
  return "example" in header ? [{ id: String(node.operationId), link: String(header.example), page }] : [];
});

it.each(lists)("the Link of $id leads on from its first page, with what its samples ask for", ({ id, link, page }) => {
  const { data, next_cursor, has_more } = objectOf(page);
  const [, address = ""] = /^<(.*)>; rel="next"$/.exec(link) ?? [];
  const asked = views.find(({ operationId }) => operationId === id)?.request.query ?? [];
  expect([...new URL(address).searchParams]).toEqual([
    ...asked.map(({ name, value }) => [name, value]),
    ["limit", String(listOf(data).length)],
    ["cursor", next_cursor],
  ]);
  expect(has_more).toBe(true);
});

it("which every list has", () => expect(lists.length).toBeGreaterThan(4));
