import { expect, it } from "vitest";
import { checkPage } from "./check";
import { getPage, getSite } from "./source";
import type { DocPage } from "./types";

const pageOf = (slug: string) => getPage(slug) as DocPage;
const documents = pageOf("documents");
const renamed: DocPage = { ...documents, source: documents.source.replace("[#undo, ", "[#undo-it, ") };
const site = getSite();
const without = (gone: string) => ({
  ...site,
  pages: site.pages.filter(({ slug }) => slug !== gone),
  bySlug: new Map([...site.bySlug].filter(([slug]) => slug !== gone)),
});

it.each([
  ["nothing of a page without a mistake", documents, site, []],
  ["a heading whose id is gone", renamed, site, ['/docs/documents/ had the id "undo"']],
  ["nothing of the headings of others", pageOf("inbox"), site, []],
  [
    "a page that is gone",
    pageOf("account/profile"),
    without("markdown-page"),
    ["There was a page /docs/markdown-page/"],
  ],
])("the preview tells on a page: %s", async (_, page, of, says) => {
  const { isBroken, problems } = await checkPage(page, of);
  const told = problems.filter(({ file }) => file === "content/register.txt");
  expect(told.map(({ what }) => what)).toEqual(says.map((words) => expect.stringContaining(words)));
  expect(isBroken).toBe(false);
});

it.each([
  ["/favicon.svg", []],
  ["/docs/../favicon.svg", ["Broken link: there is no page /docs/../favicon.svg."]],
  ["/../package.json", ["Broken link: there is no page /../package.json."]],
])("a link to the file %s: %j", async (href, says) => {
  const leading: DocPage = { ...documents, source: `${documents.source}\n[The file](${href})\n` };
  const { problems } = await checkPage(leading);
  expect(problems.map(({ what }) => what)).toEqual(says);
});

it("of a page on which an element says nothing, no id is missed", async () => {
  const source = `${renamed.source}\n\n<CliSynopsis command="lgo" />\n`;
  const { problems } = await checkPage({ ...renamed, source });
  expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining('"lgo"')]);
});
