import { expect, it } from "vitest";
import { cardHref, indexHref, slugOfPublished, twinHref } from "./page-files";

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
