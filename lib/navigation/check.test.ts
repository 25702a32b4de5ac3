import { describe, expect, it } from "vitest";
import { checkGroupLabels, checkSidebars } from "./check";
import type { NavNode, SidebarEntry } from "./types";

const pages = ["", "inbox", "cli", "cli/commands/log"].map((slug) => ({
  slug,
  file: `content/${slug || "index"}.mdx`,
  enters: "listed" as const,
}));
const others = [
  { slug: "notes", file: "content/notes.md", enters: "renamed" },
  { slug: "api/reference/projects/list", file: "openapi/devlog.yaml", enters: "by tag" },
] as const;
const good = { docs: ["", { label: "More", entries: ["inbox"] }], cli: ["cli", "cli/commands/log"], api: [] };

function check(sidebars: Record<"docs" | "cli" | "api", SidebarEntry[]>) {
  const source = JSON.stringify(sidebars, undefined, 1);
  return checkSidebars(sidebars, [...pages, ...others], { file: "content/sidebars.ts", source });
}

describe("checkSidebars", () => {
  it("accepts sidebars that hold every page once", () => expect(check(good)).toEqual([]));

  it("names an entry without a page, its line and the page meant", () => {
    const [problem] = check({ ...good, docs: ["", "inbax", "inbox"] });
    expect(problem).toMatchObject({ file: "content/sidebars.ts", line: 4 });
    expect(problem?.what).toContain('"inbax", but there is no such page');
    expect(problem?.cure).toContain('Did you mean "inbox"?');
  });

  it.each([
    ["inbox.mdx", 'lists "inbox.mdx", which is not the slug of a page.', 'Write "inbox".'],
    ["/inbox", 'lists "/inbox", which is not the slug of a page.', 'Write "inbox".'],
    ["content/inbax.mdx", "no such page", 'Did you mean "inbox"? Otherwise write "inbax" and create content/inbax.mdx'],
    ["/clipboard", "no such page", 'Write "clipboard" and create content/clipboard.mdx, or remove the entry.'],
    ["clipboard", "no such page", "Create content/clipboard.mdx, or remove the entry."],
    ["tips & tricks", "no such page", "Write the slug of one, or remove the entry."],
    ["/cli", 'The page "cli" stands in the docs sidebar', 'Move the entry to "cli"'],
    ["/docs/api/reference/projects/list/", "an operation of the API", "Remove the entry"],
  ])("says what to write in place of %s, so that it is right", (entry, what, cure) => {
    const [problem] = check({ ...good, docs: ["", entry, "inbox"], cli: ["cli/commands/log"] });
    expect(problem).toMatchObject({
      line: 4,
      what: expect.stringContaining(what),
      cure: expect.stringContaining(cure),
    });
  });

  it("takes the page that an entry means for listed, at the line of that entry", () => {
    const [problem, ...more] = check({ ...good, docs: ["", "inbox", "inbox.mdx"] });
    expect(problem).toMatchObject({ line: 5, what: 'The page "inbox" stands in the sidebars twice.' });
    expect(more).toEqual([]);
    expect(check({ ...good, docs: ["", "inbox.mdx"] })).toHaveLength(1);
  });

  it("names a page that is listed twice, at its second place", () => {
    const [problem] = check({ ...good, docs: ["", "inbox", { label: "More", entries: ["inbox"] }] });
    expect(problem?.what).toContain("twice");
    expect(problem?.line).toBe(8);
  });

  it("names a page that is in no sidebar, in the page's own file", () => {
    const [problem] = check({ ...good, docs: [""] });
    expect(problem).toMatchObject({ file: "content/inbox.mdx", line: 1 });
    expect(problem?.cure).toContain('Add "inbox" to the "docs" list');
  });

  it("names a page in the wrong sidebar", () => {
    const [problem] = check({ ...good, docs: ["", "inbox", "cli"], cli: ["cli/commands/log"] });
    expect(problem?.what).toContain("belongs to the cli sidebar");
  });

  it("names an operation, which enters by its tag", () => {
    const [problem, ...more] = check({ ...good, api: ["api/reference/projects/list"] });
    expect(problem?.what).toContain('"api/reference/projects/list", an operation');
    expect(problem?.line).toBe(16);
    expect(problem?.cure).toContain("Remove the entry");
    expect(more).toEqual([]);
  });

  it("leaves alone a page that is listed, and whose file has to be renamed", () => {
    expect(check({ ...good, docs: [...good.docs, "notes"] })).toEqual([]);
  });

  it("names an empty group", () => {
    expect(check({ ...good, api: [{ label: "Guides", entries: [] }] })[0]?.what).toBe('The group "Guides" is empty.');
  });
});

it("names two groups of one label in a sidebar, at whatever depth, and lets other sidebars have it", () => {
  const group = (label: string, ...nodes: NavNode[]): NavNode => ({ kind: "group", label, nodes });
  const source = 'docs: [{ label: "More" }],\napi: [{ label: "More" }]';
  const trees = {
    docs: [group("More")],
    cli: [group("A", group("B"))],
    api: [group("Parts", group("More")), group("More")],
  };
  expect(checkGroupLabels(trees, { file: "content/sidebars.ts", source })).toEqual([
    {
      file: "content/sidebars.ts",
      line: 2,
      what: 'The api sidebar has two groups that are called "More".',
      cure: "Call one otherwise; operations of the API have a group for each tag.",
    },
  ]);
});
