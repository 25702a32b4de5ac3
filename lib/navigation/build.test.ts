import { expect, it } from "vitest";
import { buildTree } from "./build";

it("buildTree joins slugs with labels, keeps groups, and leaves out slugs without a page", () => {
  const labels = new Map(["", "inbox"].map((slug) => [slug, { slug, label: slug.toUpperCase() }]));
  expect(buildTree(["", { label: "More", entries: ["inbox", "gone"] }], labels)).toEqual([
    { kind: "link", slug: "", href: "/docs/", label: "" },
    { kind: "group", label: "More", nodes: [{ kind: "link", slug: "inbox", href: "/docs/inbox/", label: "INBOX" }] },
  ]);
});
