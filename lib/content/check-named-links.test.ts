import { expect, it } from "vitest";
import { checkNamedLinks, type Named } from "./check-named-links";

const pages = ["api/list", "api/create"];
const named = (code: string): Named | undefined =>
  ({
    "GET /orders": { kind: "call", page: "api/list", pages },
    "shop log": { kind: "command", page: "cli/log", pages: ["cli/log", "cli/logs"] },
  })[code];
const idsOf = (slug: string) => (slug === "api/unread" ? ("unread" as const) : ["conflict", "not_found", "send"]);

const check = (code: string | undefined, href: string) =>
  checkNamedLinks({ file: "content/a.mdx", slug: "a", ledger: { links: [{ href, code, line: 7 }] } }, { named, idsOf });

it.each([
  ["GET /orders", "/docs/api/list/"],
  ["GET /orders", "/docs/api/list/#send"],
  ["GET /orders", "/docs/guides/orders/"],
  ["shop log", "/docs/cli/log/?os=linux#send"],
  ["conflict", "/docs/api/errors/#conflict"],
  ["SHOP_KEY", "/docs/api/keys/#send"],
  ["conflict", "/docs/api/unread/#not_found"],
  ["conflict", "/docs/api/errors/#there-is-none"],
  ["conflict", "https://example.com/#not_found"],
  [undefined, "/docs/api/create/"],
])("%s may lead to %s", (code, href) => expect(check(code, href)).toEqual([]));

it.each([
  ["GET /orders", "/docs/api/create/", "/docs/api/create/ is the page of another call.", "Write /docs/api/list/, or"],
  ["shop log", "/docs/cli/logs/#send", "/docs/cli/logs/ is the page of another command.", "Write /docs/cli/log/, or"],
  ["conflict", "/docs/api/errors/#not_found", 'it leads to "not_found".', "Write #conflict, or"],
  ["conflict", "#not_found", 'it leads to "not_found".', "Write #conflict, or"],
])("%s must not lead to %s", (code, href, what, cure) =>
  expect(check(code, href)).toEqual([
    { file: "content/a.mdx", line: 7, what: expect.stringContaining(what), cure: expect.stringContaining(cure) },
  ]),
);
