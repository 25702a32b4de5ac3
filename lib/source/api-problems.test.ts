import { expect, it } from "vitest";
import { loadApi } from "./api";
import { apiProblemsOn } from "./api-problems";
import { getPage } from "./source";
import type { Page } from "./types";

const api = loadApi();
const lineOf = (pointer: string) => api.document?.lineOf(pointer);
const problemAt = (name: string, pointer: string) => ({ file: "", line: lineOf(pointer), what: name, cure: "" });
const known = [
  problemAt("creating", "/paths/~1projects/post/responses"),
  problemAt("listing", "/paths/~1projects/get/summary"),
  problemAt("a schema", "/components/schemas/Project"),
  problemAt("a path", "/paths/~1projects"),
  { file: "", what: "the whole", cure: "" },
];

const shared = ["a schema", "a path", "the whole"];

it.each([
  ["api/reference/projects/create", ["creating", ...shared]],
  ["api/reference/projects/list", ["listing", ...shared]],
  ["inbox", shared],
])("on %s the preview tells of %j", (slug, told) => {
  expect(apiProblemsOn(getPage(slug) as Page, api, known).map(({ what }) => what)).toEqual(told);
});

it("an id by which an operation would have another address is told on every page", () => {
  const moved = problemAt('The operationId "a" is not its tag and an action.', "/paths/~1projects/post/operationId");
  expect(apiProblemsOn(getPage("inbox") as Page, api, [moved])).toEqual([moved]);
});

it("the mistake of an operation without a page is told on every page", () => {
  const told = apiProblemsOn(getPage("inbox") as Page, { ...api, pages: [] }, known);
  expect(told).toHaveLength(known.length);
});

it("of a description that can't be read, only that", () => {
  const problems = known.slice(-1);
  expect(apiProblemsOn(getPage("inbox") as Page, { ...api, document: undefined, problems }, known)).toBe(problems);
});
