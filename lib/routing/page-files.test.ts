import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cardHref, indexHref, isProgramFile, slugOfPublished, twinHref } from "./page-files";
import { programFiles } from "./site-files";

it.each([
  ["/docs/", "/docs/index.md", "/docs/og/index.png"],
  ["/docs/cli/", "/docs/cli.md", "/docs/og/cli.png"],
  ["/docs/cli/commands/log/", "/docs/cli/commands/log.md", "/docs/og/cli/commands/log.png"],
] as const)("publishes the files of %s", (href, twin, card) =>
  expect([twinHref(href), cardHref(href)]).toEqual([twin, card]),
);

it.each([
  ["index.md", ""],
  ["cli.png", "cli"],
  ["cli/commands/log.md", "cli/commands/log"],
])("%s is a file of the page %j", (file, slug) => expect(slugOfPublished(file)).toBe(slug));

it.each([
  ["docs", "/docs/llms.txt"],
  ["cli", "/docs/cli/llms.txt"],
  ["api", "/docs/api/llms.txt"],
] as const)("lists the pages of %s in %s", (section, href) => expect(indexHref(section)).toBe(href));

it("README.md lists the files that pages can link to, and no others", () => {
  const table = /## For machines\n([\s\S]*?)\n\n[^|]/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
  const listed = [...table.matchAll(/`(\/[^`]*\.\w+)`/g)].map(([, address = ""]) => address);
  const ofPages = [/^\/docs\/.*\.md$/, /^\/docs\/og\//];
  const ofNoPage = listed.filter((address) => !ofPages.some((pattern) => pattern.test(address)));
  expect(ofNoPage.filter((address) => !isProgramFile(address))).toEqual([]);
  const files = [...programFiles, indexHref("docs"), indexHref("cli"), indexHref("api")];
  expect(files.filter((address) => !listed.includes(address))).toEqual([]);
});
