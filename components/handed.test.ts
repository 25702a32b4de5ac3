import { expect, it } from "vitest";
import { handed, handOver } from "./handed";

it("nothing is drawn that nobody has handed over", () => {
  expect(() => handed("trees")).toThrow("trees cannot be drawn: nobody has handed it over.");
  expect(() => handed("/docs/a/")).toThrow("/docs/a/ cannot be drawn");
});

it("the trees are asked for each time, as they are then", () => {
  let label = "before";
  handOver("trees", () => ({ docs: [{ kind: "link", slug: "a", href: "/docs/a/", label }], cli: [], api: [] }));
  expect(handed("trees")().docs[0]?.label).toBe("before");
  label = "after";
  expect(handed("trees")().docs[0]?.label).toBe("after");
});

it("each page has its own HTML", () => {
  handOver("/docs/a/", "<p>a</p>");
  handOver("/docs/b/", "<p>b</p>");
  expect(handed("/docs/a/")).toBe("<p>a</p>");
});
