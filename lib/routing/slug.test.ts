import { describe, expect, it } from "vitest";
import { barePathname, hrefOf, isFilePath, safeDecode, slugOf } from "./slug";

describe("hrefOf", () => {
  it.each([
    ["", "/docs/"],
    ["cli", "/docs/cli/"],
    ["cli/commands/log", "/docs/cli/commands/log/"],
  ])("%j has the address %s", (slug, href) => expect(hrefOf(slug)).toBe(href));
});

describe("slugOf reads every address form of a page", () => {
  it.each([
    ["/docs", ""],
    ["/docs/", ""],
    ["/docs.html", ""],
    ["/docs/index.html", ""],
    ["/docs/cli", "cli"],
    ["/docs/cli/", "cli"],
    ["/docs/cli.html", "cli"],
    ["/docs/cli/index.html", "cli"],
    ["/docs/cli/commands/log", "cli/commands/log"],
    ["/", undefined],
    ["/other", undefined],
    ["/docsx", undefined],
    ["/blog/docs/cli/", undefined],
  ])("%s", (pathname, slug) => expect(slugOf(pathname)).toBe(slug));
});

describe("isFilePath", () => {
  it.each([
    ["/docs/images/log-line.svg", true],
    ["/docs/cli.md", true],
    ["/docs/font.WOFF2", true],
    // No page answers to it: hosts tell capitals from small letters, and so does slugOf.
    ["/docs/cli.HTML", true],
    ["/docs/cli.html", false],
    ["/docs/cli/", false],
    ["/docs/v1.2/cli", false],
    ["/docs/svg", false],
  ])("%s: %s", (pathname, isFile) => expect(isFilePath(pathname)).toBe(isFile));
});

describe("barePathname", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs//", "/docs"],
    ["/docs/index.html.html", "/docs/index.html"],
    ["/docs/html", "/docs/html"],
  ])("%s", (pathname, bare) => expect(barePathname(pathname)).toBe(bare));
});

describe("safeDecode", () => {
  it("decodes what is well formed", () => expect(safeDecode("caf%C3%A9")).toBe("café"));
  it("returns malformed escapes unchanged", () => expect(safeDecode("%E0%A4%A")).toBe("%E0%A4%A"));
});
