import { describe, expect, it } from "vitest";
import { headerPolicyOf, policyOf, readInlineScripts, withPolicy } from "./policy";

const head = (inside: string) => `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${inside}</head></html>`;
// The hash of "boot()", computed by another program: printf 'boot()' | openssl dgst -sha256 -binary | base64
const bootHash = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='";

describe("policyOf", () => {
  it("allows the site's own files and the inline scripts by their hashes", () => {
    expect(policyOf(["boot()"])).toBe(
      `default-src 'none';script-src 'self' ${bootHash};style-src 'self';img-src 'self';font-src 'self';connect-src 'self';worker-src 'self';base-uri 'none';form-action 'none'`,
    );
  });

  it("is the same in whatever order and how often scripts are found", () => {
    expect(policyOf(["b", "a", "b"])).toBe(policyOf(["a", "b"]));
  });

  it("forbids frames where a header field can", () => {
    expect(headerPolicyOf([])).toBe(`${policyOf([])};frame-ancestors 'none'`);
  });

  it("allows nothing by a word that allows everything", () => {
    expect(headerPolicyOf(["boot()"])).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it("stops where every page has a script of its own", () => {
    expect(() => policyOf(["1", "2", "3", "4", "5", "6", "7"])).toThrow("the same on every page");
  });
});

describe("withPolicy", () => {
  const preload = '<link rel="preload" href="/a.css" as="style"/>';

  it("puts it before everything that runs, and after what may be asked for at once", () => {
    const html = head(`${preload}<script>boot()</script><link rel="stylesheet" href="/a.css"/>`);
    expect(withPolicy(html, ["boot()"])).toContain(
      `${preload}<meta http-equiv="Content-Security-Policy" content="${policyOf(["boot()"])}"/><script>boot()</script><link`,
    );
  });

  it.each([
    ["a page without a place for it", "<p>Text</p>", "no script"],
    [
      "what loads before it",
      head('<link rel="stylesheet" href="/a.css"/><script>boot()</script>'),
      "stand after <link",
    ],
    ["another host", head(`${preload.replace("/a", "//b.example/a")}<script>boot()</script>`), "stand after <link"],
  ])("stops at %s", (_, html, message) => expect(() => withPolicy(html, [])).toThrow(message));
});

describe("readInlineScripts", () => {
  it.each([
    ["an inline script", '<script data-inline="boot">boot()</script>', ["boot()"]],
    ["a module", '<script type="module">run()</script>', ["run()"]],
    ["no script of its own file", '<script src="/_next/a.js" async=""></script>', []],
    ["no block of data", '<script type="application/ld+json">{"@type":"TechArticle"}</script>', []],
    ["nothing in a script's text", '<script>"<p style=x onclick=y>"</script>', ['"<p style=x onclick=y>"']],
    ["nothing in a quoted value", '<p title="<script>no()</script> style=x"></p>', []],
    ["nothing in a text that only begins like one", '<meta content="JavaScript: what runs">', []],
    ["nothing in a comment", "<!-- <p style=x> -->", []],
    ["nothing in a name that only begins so", '<p data-style="x" data-onclick="y"></p>', []],
  ])("sees %s", (_, html, scripts) => expect(readInlineScripts(html, "a.html")).toEqual(scripts));

  it.each([
    ["a style", '<p style="color:red">'],
    ["a style without quotes", "<p style=color:red>"],
    ["a style in capitals, on a line of its own", '<p\n  STYLE="x">'],
    ["a style after a value with a bracket", '<p title="a > b" style="x">'],
    ["a stylesheet", "<style>p{color:red}</style>"],
    ["a handler", '<img src="/a.svg" onerror="x()">'],
    ["an address that is a script", '<a href=" javascript:x()">'],
    ["a frame that is a script", '<iframe src="JavaScript:x()">'],
    ["a form that goes to a script", '<form action="javascript:x()">'],
    ["a button that goes to a script", '<button formaction="javascript:x()">'],
    ["a drawing's address that is a script", '<a xlink:href="javascript:x()">'],
    ["a document in an attribute", '<iframe srcdoc="<p>">'],
    ["another base", '<base href="https://elsewhere.example/">'],
  ])("stops at %s", (_, html) => expect(() => readInlineScripts(html, "docs/a.html")).toThrow(/^docs\/a\.html: /));
});
