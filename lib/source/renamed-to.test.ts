import { expect, it } from "vitest";
import { renamedTo } from "./renamed-to";

const register = ["a/list", "a/list-all", "b/show", "inbox"]
  .map((slug) => `/docs/${slug}/\n/docs/${slug}/#id`)
  .join("\n");
const now = (gone: string, ...slugs: string[]) => renamedTo(gone, slugs, register);

it.each([
  ["the new page beside it, not the near one that was there", "a/list", ["a/list-all", "a/search"], "a/search"],
  ["the nearer of two", "a/list", ["a/search", "a/lists"], "a/lists"],
  ["the page of its name in a new folder", "b/show", ["a/list", "c/show", "c/list"], "c/show"],
  ["the new page beside one without a folder", "inbox", ["a/list", "c/show", "triage"], "triage"],
])("what is gone is %s", (_, gone, slugs, is) => expect(now(gone, ...slugs)).toBe(is));

it("nobody knows where there is no new page", () => expect(now("a/list", "a/list-all", "b/show")).toBeUndefined());

it("an address that nobody was promised is a slip", () => expect(now("a/lisst", "a/search")).toBeUndefined());
