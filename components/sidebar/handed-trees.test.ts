import { expect, it } from "vitest";
import { handedTrees, handTrees } from "./handed-trees";

it("no sidebar is drawn that nobody has handed over", () => {
  expect(() => handedTrees()).toThrow("no layout has handed over");
});

it("the trees are asked for each time, as they are then", () => {
  let label = "before";
  handTrees(() => ({ docs: [{ kind: "link", slug: "a", href: "/docs/a/", label }], cli: [], api: [] }));
  expect(handedTrees().docs[0]?.label).toBe("before");
  label = "after";
  expect(handedTrees().docs[0]?.label).toBe("after");
});
