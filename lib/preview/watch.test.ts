import { expect, test } from "vitest";
import { listLabels } from "./watch";

test.each([
  ["---\ntitle: A page\ndescription: Text.\n---\n\ntitle: no field\n", ["title: A page"]],
  ["---\ntitle: A page\nsidebarLabel: Page\n---\n", ["title: A page", "sidebarLabel: Page"]],
  ["---\ntitle: >-\n  A page\n  of two lines\ntype: guide\n---\n", ["title: >-\n  A page\n  of two lines"]],
  ["title: A page without frontmatter\n", []],
  ["---\n---\n", []],
])("of %j, a sidebar shows %j", (source, labels) => {
  expect(listLabels(source)).toEqual(labels);
});
