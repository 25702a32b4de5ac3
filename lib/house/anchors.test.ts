import { expect, it } from "vitest";
import { brokenAnchors } from "./anchors";

const other =
  "# Contributing\n\n## Add a `page`\n\n```sh\n# Not a heading\n```\n\n## The [words](x.md)\n\n### Twice\n\n### Twice\n";
const read = (document: string) => (document === "OTHER.md" ? other : undefined);

it.each([
  ["OTHER.md#contributing", []],
  ["OTHER.md#add-a-page", []],
  ["OTHER.md#the-words", []],
  ["OTHER.md#twice-1", []],
  ["#own", []],
  ["https://elsewhere.example/a.md#any", []],
  ["/docs/inbox/#undo", []],
  ["OTHER.md", []],
  ["OTHER.md#add-pages", ["OTHER.md#add-pages"]],
  ["OTHER.md#twice-2", ["OTHER.md#twice-2"]],
  ["OTHER.md#not-a-heading", ["OTHER.md#not-a-heading"]],
  ["OTHER.md#Contributing", ["OTHER.md#Contributing"]],
  ["#others", ["#others"]],
  ["GONE.md#contributing", ["GONE.md#contributing"]],
])("of a link to %s, these lead to no heading: %j", (link, broken) => {
  expect(brokenAnchors(`# Own\n\nA [link](${link}), and \`[one](#in-code)\`.\n`, read)).toEqual(broken);
});
