import { expect, it } from "vitest";
import { markerOf, sectionOf } from "./section";

it.each([
  ["/docs/", "docs", "docs"],
  ["/docs/cli", "cli", "cli"],
  ["/docs/cli/", "cli", "cli"],
  ["/docs/cli.html", "cli", "cli"],
  ["/docs/cli/commands/log/", "cli", "cli"],
  ["/docs/api/errors/index.html", "api", "docs"],
  ["/docs/client/", "docs", "docs"],
  ["/docs/guides/cli/setup/", "docs", "cli"],
  ["/docs/markdown-page/", "docs", "docs"],
  ["/elsewhere", "docs", "docs"],
])("%s has the %s sidebar and the %s marker", (pathname, section, marker) => {
  expect(sectionOf(pathname)).toBe(section);
  expect(markerOf(pathname)).toBe(marker);
});
