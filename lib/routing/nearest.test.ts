import { describe, expect, it } from "vitest";
import { nearestPages } from "./nearest";

const pages = ["", "cli", "cli/commands/log", "cli/commands/logs", "api/errors", "worklog/create-entry", "inbox"].map(
  (slug) => ({ slug, title: slug }),
);

describe("nearestPages", () => {
  it.each([
    ["cli/command/log", "cli/commands/log"],
    ["errors", "api/errors"],
    ["api/error", "api/errors"],
    ["worklog/create-entrie", "worklog/create-entry"],
    ["Inbox/", "inbox"],
    ["create-entry", "worklog/create-entry"],
  ])("%s is nearest to %s", (typed, slug) => expect(nearestPages(typed, pages)[0]?.slug).toBe(slug));

  it("offers nothing for an address that resembles nothing", () => {
    expect(nearestPages("zzzzzz", pages)).toEqual([]);
  });

  it("survives hostile and endless addresses", () => {
    expect(nearestPages("%".repeat(5000), pages)).toEqual([]);
    expect(nearestPages("__proto__", pages)).toEqual([]);
  });

  it("gives no more than asked for", () => expect(nearestPages("cli/commands/log", pages, 1)).toHaveLength(1));
});
