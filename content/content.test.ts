import { describe, expect, it } from "vitest";
import { describeProblem } from "@/lib/content/problem";
import { flatten } from "@/lib/navigation/query";
import { sections } from "@/lib/routing/section";
import { checkSite } from "@/lib/source/check";
import { getSite } from "@/lib/source/source";

const site = getSite();

it("the content has no mistake that would stop a build", { timeout: 120_000 }, async () => {
  expect((await checkSite()).map(describeProblem)).toEqual([]);
});

it("every page stands in exactly one sidebar", () => {
  const listed = sections.flatMap((section) => flatten(site.trees[section]).map(({ slug }) => slug));
  expect([...listed].sort()).toEqual(site.pages.map(({ slug }) => slug).sort());
});

describe("every page", () => {
  it.each(site.pages.map((page) => [page.file, page] as const))(
    "%s has a label that fits the sidebar",
    (_, { label }) => {
      expect(label.length).toBeLessThanOrEqual(34);
    },
  );
});
