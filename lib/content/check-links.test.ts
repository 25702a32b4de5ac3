import { describe, expect, it } from "vitest";
import { checkLinks, type LinkTargets } from "./check-links";

const ids: Record<string, string[]> = {
  "": [],
  cli: ["global-flags"],
  "cli/commands/log": ["options", "café"],
  inbox: [],
};
const targets: LinkTargets = {
  idsOf: (slug) => (slug === "api/reference/unread" ? "unread" : ids[slug]),
  slugs: () => Object.keys(ids),
  movedTo: (slug) => (slug === "triage" ? "/docs/inbox/" : undefined),
  renamedTo: (slug) => (slug === "inbix" ? "cli" : undefined),
  isFile: (pathname) => pathname === "/docs/images/a.svg",
  pictureFault: () => undefined,
  isDrawing: (name) => name === "map",
};
const check = (links: string[], images: string[] = []) =>
  checkLinks(
    {
      file: "content/cli/index.mdx",
      slug: "cli",
      ledger: {
        links: links.map((href) => ({ href, line: 7 })),
        images: images.map((src) => ({ src, line: 8 })),
      },
    },
    targets,
  );

describe("checkLinks accepts", () => {
  it.each([
    "/docs/",
    "/docs/cli/commands/log/",
    "/docs/cli/commands/log/#options",
    "/docs/cli/commands/log/#caf%C3%A9",
    "/docs/inbox/?os=linux",
    "#global-flags",
    "https://status.devlog.example",
    "mailto:support@devlog.example",
    "mailto:support+docs@devlog.example?subject=A%20page",
    "mailto:Robin@mail.Devlog.io",
    "/docs/images/a.svg",
    "/openapi.yaml",
    "/llms.txt",
    "/llms-full.txt",
    "/docs/cli/llms.txt",
    "/sitemap.xml",
  ])("%s", (href) => expect(check([href])).toEqual([]));

  it("images and drawings that exist", () => expect(check([], ["/docs/images/a.svg", "diagram:map"])).toEqual([]));
});

describe("checkLinks refuses, with line and cure,", () => {
  it.each([
    ["/docs/inbax/", "there is no page /docs/inbax/", "Did you mean /docs/inbox/?"],
    ["/docs/triage/", "there is no page /docs/triage/", "It has moved: write /docs/inbox/."],
    ["/docs/inbix/", "there is no page /docs/inbix/", "Did you mean /docs/cli/?"],
    // Its twin is a file, and never what was meant.
    ["/docs/inbox.md", "there is no page /docs/inbox.md", "Did you mean /docs/inbox/?"],
    ["/docs/inbox.png", "there is no page", "a file in public/"],
    ["/sitmap.xml", "there is no page /sitmap.xml", 'README.md lists under "For machines"'],
    ["/docs/cli/index.mdx", "there is no page /docs/cli/index.mdx", "Did you mean /docs/cli/?"],
    ["/inbox/", "there is no page /inbox/", "Did you mean /docs/inbox/?"],
    ["/cli/commands/log.md", "there is no page", "Did you mean /docs/cli/commands/log/?"],
    ["/triage/", "there is no page /triage/", "It has moved: write /docs/inbox/."],
    ["/", "there is no page /", "Did you mean /docs/?"],
    ["/api/reference/unread/", "there is no page", "Did you mean /docs/api/reference/unread/?"],
    ["/elsewhere/", "there is no page /elsewhere/", "under /docs/"],
    ["/docs/inbox", "canonical address", "Write /docs/inbox/."],
    ["/docs/inbox#x", "canonical address", "Write /docs/inbox/#x."],
    ["/docs/inbox.html", "canonical address", "Write /docs/inbox/."],
    ["/docs/cli/commands/log/#option", 'has no id "option"', "Did you mean #options?"],
    ["/docs/inbox/?oss=linux", 'asks for "oss", which no tabs choose by', 'Did you mean "os"?'],
    ["/docs/inbox/?constructor=a", 'asks for "constructor", which no tabs choose by', "Take it out of the address."],
    ["/docs/inbox/?os=linus", 'asks for the tab "linus", and "os" has none', 'Did you mean "linux"?'],
    ["?os=beos#x", 'asks for the tab "beos"', "Write one of: linux, macos, windows."],
    ["#nowhere-at-all", 'has no id "nowhere-at-all"', "Its ids are: global-flags."],
    ["commands/log", "relative", "/docs/cli/commands/log/"],
    ["commands/log.mdx#options", "relative", "Write the whole path: /docs/cli/commands/log/#options."],
    ["../inbox.mdx", "relative", "Write the whole path: /docs/inbox/."],
    ["log/#options", "relative", "Write the whole path: /docs/cli/log/#options."],
    ["docs/cli/commands/log/", "relative", "Write the whole path: /docs/cli/commands/log/."],
    ["github.com/acme", "relative", "Write the whole path: https://github.com/acme."],
    ["?os=linux#arguments", "relative", "Write the whole path: /docs/cli/?os=linux#arguments."],
    ["../../README.md", "relative", "Write the whole path: /docs/README/."],
    ["https://docs.devlog.example", "own host", "Write /docs/,"],
    ["http://devlog.example", "neither https nor mailto", "https://"],
    ["https:/github.com/acme", "no host behind two slashes", "Write https://github.com/acme."],
    ["https:github.com/acme", "no host behind two slashes", "Write https://github.com/acme."],
    ["https:///github.com/acme", "no host behind two slashes", "Write https://github.com/acme."],
    ["https://", "no host behind two slashes", "Write https://HOST/PATH."],
    ["javascript:alert(1)", "neither https nor mailto", "https://"],
    ["mailto:", "no mailbox and host", "mailto:NAME@HOST"],
    ["mailto:@host.example", "no mailbox and host", "mailto:NAME@HOST"],
    ["mailto:support", "no mailbox and host", "mailto:NAME@HOST"],
    ["mailto:support@devlog", "no mailbox and host", "mailto:NAME@HOST"],
    ["mailto:support@devlog.example,", "no mailbox and host", "mailto:NAME@HOST"],
    ["//evil.example", "neither https nor mailto", "https://"],
    ["/docs/in%20box/", '"/docs/in box/" has a space', "An address has no space."],
    ["in box/", '"in box/" has a space', "An address has no space."],
    ["", "without an address", "parentheses"],
    ["/docs/cli/#%E0%A4%A", "has no id", "Its ids are"],
  ])("%s", (href, what, cure) => {
    const [problem] = check([href]);
    expect(problem?.line).toBe(7);
    expect(problem?.what).toContain(what);
    expect(problem?.cure).toContain(cure);
  });

  it.each([
    ["inbox", "../cli/", "/docs/cli/"],
    // As files lie, it would be cli/log, which is not there.
    ["cli/commands/log", "../log/#options", "/docs/cli/commands/log/#options"],
    // Both are there.
    ["cli/commands/log", "../../", "/docs/"],
  ])("a relative link as addresses have it, with the page that it leads to: on %s, %s", (slug, href, meant) => {
    const ledger = { links: [{ href, line: 7 }], images: [] };
    const [problem] = checkLinks({ file: `content/${slug}.mdx`, slug, ledger }, targets);
    expect(problem?.cure).toBe(`Write the whole path: ${meant}.`);
  });

  it.each([
    ["diagram:mop", 'no drawing "mop"'],
    ["/docs/og/cli.png", "no image /docs/og/cli.png"],
    ["/docs/images/b.svg", "no image /docs/images/b.svg"],
    ["/docs/images/my%20shot.svg", '"/docs/images/my shot.svg" has a space'],
    ["/docs/images/a.svg?raw=true", 'The address of the image /docs/images/a.svg has "?raw=true" behind it.'],
    ["https://elsewhere.example/a.png", "not one of this site"],
  ])("the image %s", (src, what) =>
    expect(check([], [src])[0]).toMatchObject({ line: 8, what: expect.stringContaining(what) }),
  );
});

it("of many ids, a cure names the first, and how many more there are", () => {
  const ids = Array.from({ length: 15 }, (_, at) => `part-${at}`);
  const [problem] = checkLinks(
    { file: "content/a.mdx", slug: "a", ledger: { images: [], links: [{ href: "#elsewhere", line: 1 }] } },
    { ...targets, idsOf: () => ids },
  );
  expect(problem?.cure).toMatch(/^Its ids are: part-0, .*part-11, and 3 more\.$/);
});
