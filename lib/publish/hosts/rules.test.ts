import { describe, expect, it } from "vitest";
import { addressForms } from "./redirect-rules";
import { headerRules, headersOf, matches, patternOf } from "./rules";

const rules = headerRules({ policy: "default-src 'none'", link: "</a.css>;rel=preload;as=style" });
const field = (address: string, name: string) => headersOf(address, rules)[name];

describe("headerRules", () => {
  const forever = "public, max-age=31536000, immutable";
  it.each([
    ["/_next/static/chunks/a.js", "Cache-Control", forever],
    ["/_next/static/media/a.woff2", "Cache-Control", forever],
    ["/docs/", "Cache-Control", undefined],
    ["/docs/_next/static/", "Cache-Control", undefined],
    ["/docs/cli/index.txt", "X-Robots-Tag", "noindex"],
    ["/docs/index.txt", "X-Robots-Tag", "noindex"],
    ["/docs/cli/__next.docs.$oc$slug.__PAGE__.txt", "X-Robots-Tag", "noindex"],
    ["/docs/cli/__next._tree.txt", "X-Robots-Tag", "noindex"],
    ["/docs/sidebars/cli.html", "X-Robots-Tag", "noindex"],
    ["/docs/search/texts/3.json", "X-Robots-Tag", "noindex"],
    ["/docs/pages.json", "X-Robots-Tag", "noindex"],
    ["/404.txt", "X-Robots-Tag", "noindex"],
    ["/llms.txt", "X-Robots-Tag", undefined],
    ["/robots.txt", "X-Robots-Tag", undefined],
    ["/docs/cli/", "X-Robots-Tag", undefined],
    ["/docs/cli.md", "X-Robots-Tag", undefined],
    ["/openapi.json", "Access-Control-Allow-Origin", "*"],
    ["/openapi.yaml", "Access-Control-Allow-Origin", "*"],
    ["/docs/cli.md", "Access-Control-Allow-Origin", "*"],
    ["/docs/cli/llms.txt", "Access-Control-Allow-Origin", "*"],
    ["/llms-full.txt", "Access-Control-Allow-Origin", "*"],
    ["/docs/cli/devlog.opencli.json", "Access-Control-Allow-Origin", "*"],
    ["/docs/cli/", "Access-Control-Allow-Origin", undefined],
    ["/docs/cli.md", "Content-Type", "text/markdown; charset=utf-8"],
    ["/openapi.yaml", "Content-Type", "application/yaml"],
    ["/404.html", "X-Content-Type-Options", "nosniff"],
    ["/docs/", "Strict-Transport-Security", "max-age=63072000"],
    ["/docs/", "Referrer-Policy", "strict-origin-when-cross-origin"],
  ])("%s has %s: %s", (address, name, value) => expect(field(address, name)).toBe(value));

  it.each([...addressForms("/docs/"), ...addressForms("/docs/cli/"), "/", "/index.html", "/404", "/404.html"])(
    "gives the policy with the page at %s",
    (address) => expect(field(address, "Content-Security-Policy")).toBe("default-src 'none'"),
  );

  it.each([
    ["/docs/", true],
    ["/docs/cli/", true],
    ["/docs/cli/commands/log/", true],
    // As nginx finds them.
    ["/docs//index.html", true],
    ["/docs/cli//index.html", true],
    ["/docs/cli/index.txt", false],
    ["/docs/cli.md", false],
    ["/docs/search/index.json", false],
    ["/docs/sidebars/cli.html", false],
    ["/_next/static/chunks/a.css", false],
    ["/", false],
  ])("asks for stylesheet and typeface ahead with %s: %s", (address, isPage) => {
    expect(field(address, "Link")).toBe(isPage ? "</a.css>;rel=preload;as=style" : undefined);
  });

  it("lets pages write to the clipboard, and asks for nothing else", () => {
    const features = field("/docs/", "Permissions-Policy")?.split(", ") ?? [];
    expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual(["clipboard-write=(self)"]);
    expect(features.length).toBeGreaterThan(5);
  });

  it("gives no address a field twice, since some hosts would join the values", () => {
    const addresses = [
      "/docs/cli/llms.txt",
      "/docs/cli.md",
      "/docs/index.txt",
      "/404.txt",
      "/openapi.yaml",
      "/docs/cli/devlog.opencli.json",
      "/_next/static/index.txt",
      "/docs/sidebars/docs.html",
      "/docs/a/__next.docs.$oc$slug.__PAGE__.txt",
    ];
    for (const address of addresses) {
      const names = rules.filter(({ path }) => matches(path, address)).flatMap(({ headers }) => Object.keys(headers));
      expect(names, address).toEqual([...new Set(names)]);
    }
  });

  it("has one rule for a path, since some hosts take the last alone", () => {
    const paths = rules.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it("has paths with one star, which is all that every host reads", () => {
    expect(rules.filter(({ path }) => path.split("*").length > 2)).toEqual([]);
  });
});

it.each([
  ["/*", "^/.*$"],
  ["/a.b*", "^/a\\.b.*$"],
])("%s is the pattern %s", (path, pattern) => expect(patternOf(path)).toBe(pattern));
