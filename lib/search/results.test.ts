import { expect, it } from "vitest";
import { nearestTitles, resultsOf } from "./results";
import { smallSite } from "./testing/small-site";

const titleOf = ({ result }: ReturnType<typeof resultsOf>[number]) => result.title.join("");

function resultsIn(site: ReturnType<typeof smallSite>, query: string) {
  const { hits, words } = site.engine.search(query);
  return resultsOf(site.engine, hits, words);
}

it("a field that every operation has does not fill the list", () => {
  const field = (at: number) => ({
    title: `Operation ${at}`,
    kind: "Operation" as const,
    html: `<ul><li id="body.limit"><p><code>limit</code> How many of ${at}.</p></li></ul>`,
  });
  const guide = { title: "Lists", html: "<p>The limit of a list.</p>" };
  const site = smallSite([...Array.from({ length: 6 }, (_, at) => field(at)), guide], new Map());
  const titles = resultsIn(site, "limit").map(titleOf);
  expect(titles.filter((title) => title === "limit")).toHaveLength(3);
  expect(titles).toContain("Lists");
});

it("names each near title once", () => {
  const site = smallSite(
    [
      { title: "Create a project", html: "<p>A.</p>" },
      { title: "Create a project", html: "<p>B.</p>", kind: "Operation" },
    ],
    new Map(),
  );
  expect(nearestTitles(site.engine.index, "craete a projct")).toEqual(["Create a project"]);
});
