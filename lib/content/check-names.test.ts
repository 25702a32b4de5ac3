import { expect, it } from "vitest";
import { checkNames, type ProductNames } from "./check-names";

const names: ProductNames = {
  program: "shop",
  variables: ["SHOP_KEY", "SHOP_URL"],
  flags: ["--limit", "--tag"],
  scopes: ["orders:read", "orders:write"],
  events: ["order.created", "order.updated"],
  errorCodes: ["not_found", "rate_limited"],
  fields: ["order_id", "next_cursor"],
  headers: ["Retry-After", "Order-Id"],
  callFault: (method, path) =>
    method === "GET" && path === "/orders" ? undefined : { what: `No ${method} ${path}.`, cure: "" },
  others: ["SHOP_SECRET", "--data", "basket:read", "POST /hook"],
};

const check = (text: string, code: { lang?: string; meta?: string; text: string }[] = [], known = names) => {
  const fences = code.map((fence) => ({ lang: "bash", meta: "", line: 3, ...fence }));
  const ledger = { code: fences, inlineCode: text ? [{ text, line: 1 }] : [] };
  return checkNames({ file: "content/a.mdx", ledger }, known).map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it.each([
  "SHOP_KEY=x shop orders",
  "SHOP_SECRET",
  "WORKSHOP_TOKEN",
  "orders:read orders:write",
  "basket:read",
  "contents: read",
  "order.created",
  "order.name",
  "order.customer_id",
  "payment.failed",
  "not_found",
  "request_id",
  "next_cursor",
  "client_secret",
  "order_ids",
  "order_no",
  "Order-Id",
  "Order-ID",
  "X-Order-Id",
  "Content-Type",
  "--limit 5",
  "--data x",
  "--global",
  "GET /orders?limit=1",
  "POST /hook",
  "GET",
])("%s may stand", (text) => expect(check(text)).toEqual([]));

it.each([
  ["SHOP_KEI=x shop orders", "1 There is no variable SHOP_KEI. Did you mean SHOP_KEY? If it is another's, add it to"],
  ["SHOP_SOMETHING", "1 There is no variable SHOP_SOMETHING. If it is another's, add it to content/names.ts."],
  ["order:read", "1 There is no scope order:read. Did you mean orders:read?"],
  ["order.removed", "1 There is no event order.removed."],
  ["order.creatd", "1 There is no event order.creatd. Did you mean order.created?"],
  ["rate_limit", "1 There is no error code rate_limit. Did you mean rate_limited?"],
  ["--limitt", "1 There is no flag --limitt. Did you mean --limit?"],
  ["next_curser", "1 There is no field next_curser. Did you mean next_cursor?"],
  ["Retry-Affter", "1 There is no header field Retry-Affter. Did you mean Retry-After?"],
  ["DELETE /orders", "1 No DELETE /orders."],
])("%s is told", (text, says) => expect(check(text)).toEqual([expect.stringContaining(says)]));

it("a variable is told in a fence as well, in its line, and in one that is to fail it is not", () => {
  const text = "ls\nexport SHOP_KEI=x";
  expect(check("", [{ text }, { text, meta: "fails" }])).toEqual([expect.stringMatching(/^5 There is no variable/)]);
});

it.each([
  [
    "HTTP/1.1 200 OK\nContent-Type: text/plain\nOrder-Idd: 1",
    ["6 There is no header field Order-Idd. Did you mean Order-Id?"],
  ],
  ["GET / HTTP/1.1\nContent-Typ: text/plain", ["5 There is no header field Content-Typ. Did you mean Content-Type?"]],
  ["HTTP/2 200\norder-id: 1\netag: x\nX-Cache: hit\nAge: 3\nDate: today", []],
  ["POST / HTTP/1.1\n\nOrder-Idd: in the body", []],
])("header fields of a message: %j", (text, says) => {
  expect(check("", [{ lang: "http", text }])).toEqual(says.map((told) => expect.stringContaining(told)));
  expect(check("", [{ text }])).toEqual([]);
});

it("of a document that can't be read, no name is missed", () => {
  const unread = {
    ...names,
    variables: [],
    flags: [],
    scopes: [],
    events: [],
    errorCodes: [],
    fields: [],
    headers: [],
  };
  for (const text of ["SHOP_KEI", "order:read", "order.removed", "rate_limit", "--limitt"])
    expect(check(text, [], unread)).toEqual([]);
});
