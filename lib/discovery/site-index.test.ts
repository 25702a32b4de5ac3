import { describe, expect, it } from "vitest";
import type { NavNode } from "@/lib/navigation/types";
import { hrefOf } from "@/lib/routing/slug";
import type { Page } from "@/lib/source/types";
import { indexOf } from "./site-index";

const pageAt = (slug: string, kind = "doc") =>
  ({ kind, slug, href: hrefOf(slug), title: `Title of ${slug}`, description: `About ${slug}.` }) as Page;
const pages = [
  pageAt(""),
  pageAt("inbox"),
  pageAt("cli"),
  pageAt("cli/log"),
  pageAt("api"),
  pageAt("api/list", "operation"),
];
const bySlug = new Map(pages.map((page) => [page.slug, page]));
const link = (slug: string): NavNode => ({ kind: "link", slug, href: hrefOf(slug), label: slug });
const group = (label: string, ...nodes: NavNode[]): NavNode => ({ kind: "group", label, nodes });
const trees = {
  docs: [link(""), group("Your material", group("Deep", link("inbox")))],
  cli: [link("cli"), group("Commands", link("cli/log"))],
  api: [link("api"), group("Lists", link("api/list"), link("gone"))],
};
const listed = (section?: "docs" | "cli" | "api") =>
  indexOf({ trees, bySlug }, section).groups.map(({ title, links }) => [title, links.map(({ title }) => title)]);

describe("indexOf", () => {
  it("lists every page of the site by section and group, in the order of the sidebars", () =>
    expect(listed().slice(0, -3)).toEqual([
      ["Docs: Overview", ["Title of "]],
      ["Docs: Your material", ["Title of inbox"]],
      ["Command line: Overview", ["Title of cli"]],
      ["Command line: Commands", ["Title of cli/log"]],
      ["API: Overview", ["Title of api"]],
      ["API: Lists", ["Title of api/list (API)"]],
    ]));

  it("lists a section's pages, then the other indexes", () =>
    expect(listed("cli").slice(0, -2)).toEqual([
      ["Overview", ["Title of cli"]],
      ["Commands", ["Title of cli/log"]],
      ["Other indexes", ["Whole site", "Devlog docs", "Devlog API"]],
    ]));

  it("leads from the whole site's index to those of its sections, each with what it covers", () => {
    const { title, summary, groups } = indexOf({ trees, bySlug });
    expect([title, summary]).toEqual(["Devlog", "About ."]);
    expect(groups.at(-3)?.links.map(({ url, description }) => `${url} ${description}`)).toEqual([
      "https://docs.devlog.example/docs/llms.txt The pages below /docs/ that the others do not cover.",
      "https://docs.devlog.example/docs/cli/llms.txt The pages below /docs/cli/.",
      "https://docs.devlog.example/docs/api/llms.txt The pages below /docs/api/.",
    ]);
  });

  it.each([undefined, "docs", "cli", "api"] as const)(
    "has what repeats the pages last, as optional (%s)",
    (section) => {
      expect(listed(section).at(-1)).toEqual(["Optional", ["All pages in one file"]]);
      expect(listed(section).flatMap(([, titles]) => titles)).toContain("API description, OpenAPI 3.1");
    },
  );

  it("says which addresses are pages", () => {
    const { notes, groups } = indexOf({ trees, bySlug });
    const isPage = groups.flatMap(({ title, links }) =>
      links.map(({ url }) => [/^(Docs|Command line|API): /.test(title), url]),
    );
    expect(notes).toEqual([expect.stringContaining("ends in `.md` is a page")]);
    for (const [expected, url] of isPage) expect(String(url).endsWith(".md"), String(url)).toBe(expected);
  });

  it("is summed up by the section's own page, and leads to twins", () => {
    const { title, summary, groups } = indexOf({ trees, bySlug }, "cli");
    expect([title, summary]).toEqual(["Devlog command line", "About cli."]);
    expect(groups[1]?.links[0]?.url).toBe("https://docs.devlog.example/docs/cli/log.md");
  });
});
