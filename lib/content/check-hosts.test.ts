import { expect, it } from "vitest";
import { checkHosts } from "./check-hosts";

const own = new Set(["api.devlog.example", "devlog.example"]);
const check = (source: string) => checkHosts({ file: "content/a.mdx", source }, own);

it.each([
  "https://api.devlog.example/v1",
  "support@devlog.example",
  "robin@acme.example",
  "https://git.acme.example/acme/billing-api",
  "git@github.com:acme/billing-api.git",
  "http://127.0.0.1:8080",
  "https://$HOST/",
  "npm install @devlog/cli@0.1.0",
  "uses: actions/checkout@v6",
])("knows %s", (text) => expect(check(text)).toEqual([]));

it.each([
  ["a misspelled host", "Text.\n\n[The API](https://api.devlog.exampel/v1)", 3, 19, "Did you mean api.devlog.example?"],
  ["the host of an older name", "https://app.oldname.example/login", 1, 9, "Add it to content/hosts.ts."],
  ["a host below the product's that is not there", "https://shop.devlog.example", 1, 9, "devlog.example?"],
  ["a misspelled address of mail", "support@devlog.exampel", 1, 9, "Did you mean devlog.example?"],
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
