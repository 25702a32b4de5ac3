import { expect, it } from "vitest";
import { slugMeantBy } from "./slug-meant";

it.each([
  ["inbox", "inbox"],
  ["inbox.mdx", "inbox"],
  ["content/inbox.mdx", "inbox"],
  ["/inbox", "inbox"],
  ["/docs/inbox/", "inbox"],
  ["/docs/cli/index.html#options", "cli"],
  ["https://docs.devlog.example/docs/inbox/?from=mail", "inbox"],
  ["cli/index.mdx", "cli"],
  ["../inbox", "inbox"],
  ["Old page", "old-page"],
  ["old_page", "old-page"],
  ["docs-as-code", "docs-as-code"],
  ["/docs/", ""],
  ["getting-started/index", "getting-started"],
  ["reindex", "reindex"],
  ["", ""],
])("%s means the page %j", (written, slug) => expect(slugMeantBy(written)).toBe(slug));

it.each(["old/*", "tips & tricks", "Übersicht", "picture.png", "index/index"])("of %s no slug can be made", (written) =>
  expect(slugMeantBy(written)).toBeUndefined(),
);
