import { describe, expect, it } from "vitest";
import { addressForms } from "@/lib/routing/page-files";
import { headerRules, headersOf, matches, patternOf } from "./rules";

const rules = headerRules({ policy: "default-src 'none'", link: "</a.css>;rel=preload;as=style" });
const field = (address: string, name: string) => headersOf(address, rules)[name];

/**
 * Netlify leaves out empty parts of a path, takes the slash before a last `*` as one that may be missing, and one at the
 * end as one that may be there. Source: the header parser of its build.
 */
function matchesOnNetlify(path: string, address: string): boolean {
  const parts = path.split("/").filter((part) => part !== "");
  const patterns = parts.map((part) => (part === "*" ? "?.*" : patternOf(part).slice(1, -1)));
  return new RegExp(`^/${patterns.join("/")}/?$`, "i").test(address);
}

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
    ["/openapi.yaml", "Content-Type", "application/yaml"],
    ["/nothing.yaml", "Content-Type", undefined],
    ["/docs/nothing.md", "Content-Type", undefined],
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
    const denied = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
    const features = denied.map((feature) => `${feature}=()`);
    expect(field("/docs/", "Permissions-Policy")?.split(", ")).toEqual(["clipboard-write=(self)", ...features]);
  });

  describe("gives no address a field twice, since some hosts would join the values", () => {
    const addresses = [
      ...addressForms("/docs/"),
      ...addressForms("/docs/cli/"),
      "/",
      "/404",
      "/404.html",
      "/docs/cli/llms.txt",
      "/docs/cli.md",
      "/docs/index.txt",
      "/404.txt",
      "/llms.txt",
      "/llms-full.txt",
      "/openapi.yaml",
      "/docs/cli/devlog.opencli.json",
      "/_next/static/index.txt",
      "/docs/sidebars/docs.html",
      "/docs/search/texts/3.json",
      "/docs/a/__next.docs.$oc$slug.__PAGE__.txt",
    ];
    const namesOf = (address: string, isMatch: typeof matches) =>
      rules.filter(({ path }) => isMatch(path, address)).flatMap(({ headers }) => Object.keys(headers));

    it.each(addresses)("%s", (address) => {
      const names = namesOf(address, matches);
      expect(names).toEqual([...new Set(names)]);
    });

    it.each(addresses)("%s, as Netlify reads the rules", (address) => {
      // The same typeface and stylesheet twice are asked for once.
      const names = namesOf(address, matchesOnNetlify).filter((name) => name !== "Link");
      expect(names).toEqual([...new Set(names)]);
    });
  });

  it("has one rule for a path, since some hosts take the last alone", () => {
    const paths = rules.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it("says types of files by their whole names, since some hosts give a field to what is missing, too", () => {
    const typed = rules.filter(({ headers }) => "Content-Type" in headers).map(({ path }) => path);
    expect(typed).toEqual(["/openapi.yaml"]);
  });

  it("has paths with one star, which is all that every host reads", () => {
    expect(rules.filter(({ path }) => path.split("*").length > 2)).toEqual([]);
  });
});

it.each([
  ["/*", "^/.*$"],
  ["/a.b*", "^/a\\.b.*$"],
])("%s is the pattern %s", (path, pattern) => expect(patternOf(path)).toBe(pattern));
