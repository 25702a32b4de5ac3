import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { frontmatterLimits } from "@/lib/content/frontmatter";
import { describeProblem } from "@/lib/content/problem";
import { words } from "@/lib/mdx/words.mjs";
import { flatten } from "@/lib/navigation/query";
import { sections } from "@/lib/routing/section";
import { checkSite } from "@/lib/source/check";
import { holdingsOf } from "@/lib/source/holdings";
import { getSite } from "@/lib/source/source";

const site = getSite();

it("the content has no mistake that would stop a build", async () => {
  expect((await checkSite()).map(describeProblem)).toEqual([]);
});

it("tells how much is held to what", async () => {
  const held = await Promise.all(site.pages.map(holdingsOf));
  const guides = site.pages.filter((page) => page.kind === "doc");
  const count = {
    links: held.flatMap(({ ledger }) => ledger.links).length,
    headings: held.flatMap(({ ledger }) => ledger.headings).length,
    contracts: guides.length,
    facts: guides.flatMap(({ source }) => source.match(/<Fact(Sum)? /g) ?? []).length,
  };
  console.log(
    `${site.pages.length} pages: ${count.links} links to ${count.headings} headings and other places, ` +
      `${count.contracts} contracts of types, ${count.facts} facts put in.`,
  );
  for (const number of Object.values(count)) expect(number).toBeGreaterThan(50);
});

it("every page stands in exactly one sidebar", () => {
  const listed = sections.flatMap((section) => flatten(site.trees[section]).map(({ slug }) => slug));
  expect([...listed].sort()).toEqual(site.pages.map(({ slug }) => slug).sort());
});

describe("every page", () => {
  it.each(site.pages.map((page) => [page.file, page] as const))(
    "%s has a label that fits the sidebar",
    (_, { label }) => {
      expect(label.length).toBeLessThanOrEqual(frontmatterLimits.sidebarLabel.max);
    },
  );
});

describe("the writers' reference shows", () => {
  const source = readFileSync("content/markdown-page.mdx", "utf8");
  const callouts = ["NOTE", "TIP", "IMPORTANT", "WARNING"].map((kind) => `> [!${kind}]`);
  const html = ["<details>", "<kbd>"];
  const fences = ["```console", ' title="', " ins={", " del={", " lines", " wrap"];

  it.each([...Object.keys(words).map((name) => `<${name}`), 'type="danger"', ...callouts, ...html, ...fences])(
    "%s",
    (word) => expect(source).toContain(word),
  );
  it("a table, a picture, and a note at the foot", () => {
    for (const form of [/^\| -+ \|/m, /^!\[.+\]\(\/docs\/images\/.+ ".+"\)/m, /\[\^\w+\]/])
      expect(source).toMatch(form);
  });
});
