import { expect, it } from "vitest";
import type { LinkTargets } from "./check-links";
import { checkRedirects, movedTo } from "./redirects";

const ids: Record<string, string[]> = { inbox: ["snooze"], documents: [] };
const targets: LinkTargets = {
  idsOf: (slug) => ids[slug],
  slugs: () => Object.keys(ids),
  movedTo: () => undefined,
  renamedTo: () => undefined,
  isFile: (pathname) => pathname === "/docs/images/a.svg",
  pictureFault: () => undefined,
  isDrawing: () => false,
};
const check = (redirects: Record<string, string>) =>
  checkRedirects(redirects, `export const redirects = {\n${JSON.stringify(redirects, null, 2)}\n};`, targets);

it("a redirect may lead to a page or to a part of one", () => {
  expect(check({ triage: "/docs/inbox/", later: "/docs/inbox/#snooze" })).toEqual([]);
});

it.each([
  ["leads to no page", { triage: "/docs/inbax/" }, "there is no page /docs/inbax/", "Did you mean /docs/inbox/?"],
  ["leads to no heading", { later: "/docs/inbox/#snoze" }, 'has no id "snoze"', "Did you mean #snooze?"],
  ["leads to a picture", { a: "/docs/images/a.svg" }, "leads to /docs/images/a.svg, which is no page", "of a page"],
  ["leads to another redirect", { a: "/docs/b/", b: "/docs/inbox/" }, "there is no page /docs/b/", "exists"],
  ["begins at an address", { "/docs/old/": "/docs/inbox/" }, '"/docs/old/" is not the slug', 'Write "old": '],
  ["begins at a file", { "old.md": "/docs/inbox/" }, '"old.md" is not the slug', 'Write "old": '],
  ["begins at a title", { "Old page": "/docs/inbox/" }, '"Old page" is not the slug', 'Write "old-page": '],
  ["begins beside the docs", { "../old": "/docs/inbox/" }, '"../old" is not the slug', 'Write "old": '],
  ["begins at a folder", { "old/*": "/docs/inbox/" }, '"old/*" is not the slug', "Write the address of one page"],
  ["begins at a folder of files", { md: "/docs/inbox/" }, '"md" lies in a folder of the site', "Remove the redirect"],
  ["begins in a folder of files", { "md/old": "/docs/inbox/" }, '"md/old" lies in', "Remove the redirect"],
  ["begins at a page's index", { "old/index": "/docs/inbox/" }, '"old/index" is not the slug', 'Write "old": '],
  [
    "begins at the index of a page that is there",
    { "documents/index": "/docs/inbox/" },
    '"documents/index" is not the slug',
    "Remove the redirect, or the page /docs/documents/.",
  ],
  [
    "begins at a heading",
    { "inbox#gone": "/docs/inbox/#snooze" },
    '"inbox#gone" is not the slug',
    "Remove the redirect. A heading keeps its old id beside the new one: ## Title [#new-id, #gone].",
  ],
  ["begins at a heading of no page", { "old#gone": "/docs/inbox/" }, '"old#gone" is not the slug', 'Write "old": '],
  ["begins nowhere", { "": "/docs/inbox/" }, '"" is not the slug', "Write the address of one page"],
  [
    "begins at the file of a page",
    { "documents.mdx": "/docs/inbox/" },
    '"documents.mdx" is not the slug',
    "Remove the redirect, or the page /docs/documents/.",
  ],
  ["leads to itself", { old: "/docs/old/#top" }, "in a circle: from /docs/old/ to /docs/old/.", "that is there now"],
  ["leads elsewhere", { old: "https://app.shop.example/" }, "not the address of a page", "Write a page's address"],
  ["leads to a search", { old: "/docs/inbox/?q=a" }, "not the address of a page", "Write a page's address"],
  ["stands in the way of a page", { documents: "/docs/inbox/" }, "has a page: /docs/documents/", "Remove the redirect"],
])("a redirect is refused that %s", (_, redirects, what, cure) => {
  const [problem, ...others] = check(redirects as Record<string, string>);
  expect(problem?.what).toContain(what);
  expect(problem?.cure).toContain(cure);
  expect(problem).toMatchObject({ file: "content/redirects.ts", line: 3 });
  expect(others).toEqual([]);
});

it("in the preview, where most pages are not read yet, a redirect is refused from a page, and from none to any", () => {
  const preview = { ...targets, idsOf: (slug: string) => (ids[slug] ? ("unread" as const) : undefined) };
  const mistakes = { documents: "/docs/inbox/#any", old: "/docs/gone/", triage: "/docs/inbox/" };
  const told = checkRedirects(mistakes, "", preview).map(({ what }) => what);
  expect(told).toEqual([
    expect.stringContaining("has a page: /docs/documents/"),
    expect.stringContaining("there is no page /docs/gone/"),
  ]);
});

it("a redirect is found at its own line, where another ends like it", () => {
  const source = '{\n  "old/inbox": "/docs/inbax/",\n  inbox: "/docs/inbax/",\n  "": "/docs/inbax/",\n}';
  const at = (slug: string) => checkRedirects({ [slug]: "/docs/inbax/" }, source, targets)[0]?.line;
  expect(["old/inbox", "inbox", ""].map(at)).toEqual([2, 3, 4]);
});

it("a redirect whose line is not found is told at the beginning of the file", () =>
  expect(checkRedirects({ triage: "/docs/inbax/" }, "", targets)).toMatchObject([{ line: 1 }]));

it("a word that every object knows has not moved", () => expect(movedTo("constructor")).toBeUndefined());
