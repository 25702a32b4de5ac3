import { expect, it } from "vitest";
import { checkHostList, checkHosts } from "./check-hosts";

const own = new Set(["api.shop.example", "shop.example", "support@shop.example"]);
const check = (source: string) => checkHosts({ file: "content/a.mdx", source }, own);

it.each([
  "https://api.shop.example/v1",
  "support@shop.example",
  "Support@shop.example",
  "noreply@shop.example",
  "robin@acme.example",
  "https://git.acme.example/acme/billing-api",
  "git@github.com:acme/billing-api.git",
  "http://127.0.0.1:8080",
  "https://$HOST/",
  "npm install @shop/cli@0.1.0",
  "uses: actions/checkout@v6",
])("knows %s", (text) => expect(check(text)).toEqual([]));

it.each([
  ["a misspelled host", "Text.\n\n[The API](https://api.shop.exampel/v1)", 3, 19, "Did you mean api.shop.example?"],
  ["the host of an older name", "https://app.oldname.example/login", 1, 9, "Add it to content/hosts.ts."],
  ["a host below the product's that is not there", "https://till.shop.example", 1, 9, "shop.example?"],
  ["a misspelled host of others", "https://githb.com/acme", 1, 9, "Did you mean github.com?"],
  ["a host that only ends as one of others does", "https://notgithub.com/acme", 1, 9, "content/hosts.ts"],
  [
    "a misspelled host in code, without encryption",
    "`http://api.shop.exampel`",
    1,
    9,
    "Did you mean api.shop.example?",
  ],
  ["a misspelled address of mail", "support@shop.exampel", 1, 9, "Did you mean shop.example?"],
  ["one below a host", "support@api.shop.exampel", 1, 9, "Did you mean api.shop.example?"],
  ["one that ends in two letters", "support@shop.io", 1, 9, "Write a mailbox on a host of nobody"],
  ["a host in capitals", "HTTPS://OLDNAME.EXAMPLE", 1, 9, "content/hosts.ts"],
])("finds %s", (_, source, line, column, cure) => {
  expect(check(source)).toEqual([
    {
      file: "content/a.mdx",
      line,
      column,
      what: expect.stringContaining("neither"),
      cure: expect.stringContaining(cure),
    },
  ]);
});

it("a misspelled mailbox of the product is told", () =>
  expect(check("Write to [us](mailto:suport@shop.example).")).toMatchObject([
    {
      line: 1,
      column: 22,
      what: "Nobody reads what is sent to suport@shop.example.",
      cure: "Did you mean support@shop.example?",
    },
  ]));

it("a part of a name is no host", () =>
  expect(checkHostList(["com"], '["com"]')).toMatchObject([{ cure: "Write it whole, as in acme.example." }]));

it.each([
  ["https://gitlab.com/", "gitlab.com"],
  ["gitlab.com/acme", "gitlab.com"],
  ["gitlab.com:443", "gitlab.com"],
  ["*.gitlab.com", "gitlab.com"],
  ["GitLab.com", "gitlab.com"],
])("the list of hosts has no %s", (host, name) => {
  const problems = checkHostList(["github.com", host], `[\n  "github.com",\n  "${host}",\n]`);
  expect(problems).toMatchObject([
    { line: 3, what: `"${host}" is no host.`, cure: `Write its name alone: "${name}".` },
  ]);
});
