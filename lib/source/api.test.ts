import { expect, it } from "vitest";
import { frontmatterLimits } from "@/lib/content/frontmatter";
import { sampleLanguages, samplesOf } from "@/lib/openapi/sample/samples";
import { labelOf, loadApi, readOperation } from "./api";
import { describeOperation } from "./operation-description";

const { pages, groups, problems } = loadApi();

/** The addresses that are promised, in the order of the sidebar's groups. */
const promised = [
  "projects: create, list",
  "repositories: create, create-for-project, list, list-by-project, show",
  "repository-commits: create, list",
  "worklog-entries: associate-commits, create, list",
  "worklog-recaps: create, show, stream",
];

it("the API description has no mistake", () => expect(problems).toEqual([]));

it("every operation has its promised address, and there is no other", () => {
  const found = groups.map(({ nodes }) => {
    const parts = nodes.flatMap((node) => (node.kind === "link" ? [node.slug.split("/")] : []));
    return `${parts[0]?.[2]}: ${parts
      .map((steps) => steps[3])
      .toSorted()
      .join(", ")}`;
  });
  expect(found).toEqual(promised);
  expect(pages.every(({ slug }) => slug.startsWith("api/reference/"))).toBe(true);
});

it("every operation has a description within the limits of guides, each another", () => {
  const { min, max } = frontmatterLimits.description;
  const wrong = pages.filter(({ description }) => description.length < min || description.length > max);
  expect(wrong.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([]);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

it("every operation has the samples that its description tells of, which are four", () => {
  for (const page of pages) {
    const labels = samplesOf(readOperation(page).view).map(({ label }) => label);
    expect(labels.filter((label) => label !== "CLI")).toEqual(sampleLanguages);
  }
  expect(sampleLanguages).toHaveLength(4);
});

it.each([
  ["at a word", "word ".repeat(60), /word…$/],
  ["anywhere where it has no spaces", "文".repeat(300), /文…$/],
])("a long sentence is cut %s", (_, lead, end) => {
  const text = describeOperation({ method: "get", path: "/a" } as Parameters<typeof describeOperation>[0], lead);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(end);
});

it.each([
  ["Create a project", "Create a project"],
  ["List the commits of a project", "List the commits of a project"],
  ["Associate commits with a worklog entry", "Associate commits"],
  ["Antidisestablishmentarianistically long", "Antidisestablishmentarianistically long"],
])("%s is called %s in the sidebar", (title, label) => expect(labelOf(title)).toBe(label));

it("what an operation's page links to is known to those who check links", () => {
  const page = pages.find(({ slug }) => slug.endsWith("projects/create"));
  if (!page) throw new Error("No such page.");
  const { ledger, notes } = readOperation(page);
  const hrefs = ledger.links.map(({ href }) => href);
  expect(hrefs).toContain("/docs/api/errors/#conflict");
  expect(hrefs).toContain("/docs/api/webhooks/events/#project.created");
  expect(notes.map(({ term }) => term)).toEqual(["Rate limit", "Idempotency", "Event"]);
  expect(ledger.ids).toContain("body.name");
});
