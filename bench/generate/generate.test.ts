import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { Random } from "@/lib/chance/random";
import { checkCliFence } from "@/lib/cli/check-examples";
import { loadCli } from "@/lib/cli/load";
import { brokenCode } from "@/lib/content/broken-code";
import { checkHosts } from "@/lib/content/check-hosts";
import { parseFrontmatter } from "@/lib/content/frontmatter";
import { buildTree } from "@/lib/navigation/build";
import { checkSidebars } from "@/lib/navigation/check";
import type { NavNode } from "@/lib/navigation/types";
import { ownHosts } from "@/lib/openapi/executable/load-contract";
import { readCorpus } from "./corpus";
import { writePage } from "./page";
import { planSite } from "./plan";
import { copyWithPages } from "./project-copy";

const corpus = readCorpus(process.cwd());
const { cli } = loadCli();
if (!cli) throw new Error("The command line's description can't be read.");
const generate = (count: number) => {
  const random = new Random(1);
  const plan = planSite(count, random, corpus.words);
  return { ...plan, sources: plan.pages.map((page) => writePage(page, plan.pages, corpus, random)) };
};

describe.each([69, 500, 2000])("a generated site of %i pages", (count) => {
  const { pages, sidebars, sources } = generate(count);

  it("has that many pages, each with a title and an address of its own", () => {
    expect(pages).toHaveLength(count);
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(count);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(count);
  });

  it("has valid frontmatter, and no description twice", () => {
    const parsed = sources.map((source) => parseFrontmatter("page.mdx", source));
    expect(parsed.flatMap(({ problems = [] }) => problems)).toEqual([]);
    expect(new Set(parsed.map(({ frontmatter }) => frontmatter?.description)).size).toBe(count);
  });

  it("names no host that pages may not name", () => {
    const problems = sources.flatMap((source) => checkHosts({ file: "page.mdx", source }, ownHosts()));
    expect(problems.slice(0, 3)).toEqual([]);
  });

  it("has code that can be read and run, and no words beside each other that are a company's name", () => {
    const fences = sources
      .flatMap((source) => [...source.matchAll(/^```(\w+) ?([^\n]*)\n([\s\S]*?)\n```$/gm)])
      .map(([, lang = "", meta = "", text = ""]) => ({ lang, meta, text, line: 1 }));
    expect(fences.length).toBeGreaterThan(count);
    // Pages take theirs from the same few, and most are there many times.
    const each = new Map(fences.map((fence) => [JSON.stringify(fence), fence]));
    const faults = [...each.values()].flatMap((fence) => [
      ...brokenCode(fence),
      ...checkCliFence("page.mdx", fence, cli).problems.map(({ what }) => what),
    ]);
    expect(faults.slice(0, 3)).toEqual([]);
    expect(sources.flatMap((source) => source.match(/.*\blinked in\b.*/gi) ?? [])).toEqual([]);
  });

  it("has no sentence and no item twice in a row", () => {
    const lines = sources
      .flatMap((source) => source.replace(/^```[\s\S]*?^```$/gm, "").split("\n"))
      .flatMap((line) => line.replace(/^\d+\. /, "") || []);
    expect(lines.filter((line, at) => line === lines[at - 1] && /^[-\p{L}]/u.test(line))).toEqual([]);
  });

  it("has sidebars that fit its pages, with groups in groups of forty pages at most", () => {
    const files = pages.map(({ slug }) => ({ slug, file: `content/${slug}.mdx`, enters: "listed" as const }));
    expect(checkSidebars(sidebars, files, { file: "content/sidebars.ts", source: "" })).toEqual([]);
    const labelled = new Map(pages.map(({ slug, title }) => [slug, { slug, label: title }]));
    for (const entries of Object.values(sidebars)) {
      const outer = groupsOf(buildTree(entries, labelled));
      const inner = outer.flatMap(({ nodes }) => groupsOf(nodes));
      expect(inner.flatMap(({ nodes }) => groupsOf(nodes))).toEqual([]);
      expect(Math.max(...inner.map(({ nodes }) => nodes.length))).toBeLessThanOrEqual(40);
    }
  });
});

it("gives pages with code and a table each", () => {
  for (const source of generate(69).sources) {
    expect(source.match(/^```\w+/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(source.match(/^\|/gm)?.length).toBeGreaterThanOrEqual(3);
  }
});

it("gives a project in which every check of the site finds nothing", () => {
  const copy = copyWithPages(69);
  try {
    const check = spawnSync("npm", ["run", "--silent", "check:content"], { cwd: copy.folder, encoding: "utf8" });
    expect(check.stdout + check.stderr).toBe("69 pages checked and compiled.\n");
  } finally {
    copy.remove();
  }
});

it("gives the same site every time", () => expect(generate(69)).toEqual(generate(69)));

const groupsOf = (nodes: readonly NavNode[]) => nodes.filter((node) => node.kind === "group");
