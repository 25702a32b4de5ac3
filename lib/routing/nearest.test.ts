import { describe, expect, it } from "vitest";
import { nearestPages } from "./nearest";

const slugs = ["", "cli", "cli/commands/log", "cli/commands/logs", "api/errors", "worklog/create-entry", "inbox"];
const pages = [
  ...slugs.map((slug) => ({ slug, title: slug })),
  { slug: "getting-started", title: "Quickstart" },
  { slug: "api/webhooks/overview", title: "Webhooks" },
  { slug: "api/webhooks/events", title: "Webhook events" },
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ slug: `account/part-${number}`, title: `Part ${number}` })),
];

describe("nearestPages", () => {
  it.each([
    ["cli/command/log", "cli/commands/log"],
    ["errors", "api/errors"],
    ["api/error", "api/errors"],
    ["worklog/create-entrie", "worklog/create-entry"],
    ["Inbox/", "inbox"],
    ["CLI", "cli"],
    ["/Cli/Commands/Log/", "cli/commands/log"],
    ["create-entry", "worklog/create-entry"],
    ["quickstart", "getting-started"],
    ["webhooks", "api/webhooks/overview"],
    ["worklog", "worklog/create-entry"],
    ["cli/commands", "cli/commands/log"],
  ])("%s is nearest to %s", (typed, slug) => expect(nearestPages(typed, pages)[0]?.slug).toBe(slug));

  it("offers the page that is meant before all those in its folder", () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => ({ slug: `cli/part-${number}`, title: "" }));
    expect(
      nearestPages("CLI/", [...many, ...pages])
        .slice(0, 2)
        .map(({ slug }) => slug),
    ).toEqual(["cli", "cli/commands/log"]);
  });

  it("offers a page that differs by a letter before those of a folder that is called so", () => {
    const many = ["projects/list", "projects/create", "cli/commands/project"].map((slug) => ({ slug, title: "" }));
    expect(nearestPages("cli/commands/projects", many)[0]?.slug).toBe("cli/commands/project");
  });

  it("offers all pages of a folder", () => {
    const found = nearestPages("account", pages).map(({ slug }) => slug);
    expect(found).toEqual(pages.flatMap(({ slug }) => (slug.startsWith("account/") ? [slug] : [])));
  });

  it("knows a page that has moved by the last part of its address", () => {
    const moved = [
      { slug: "guides/week/resume", title: "" },
      { slug: "worklog/create-entries", title: "" },
    ];
    expect(nearestPages("guides/week/create-entry", moved)[0]?.slug).toBe("worklog/create-entries");
  });

  it("knows it by that part as long as no folder is alike", () => {
    const both = ["guides/a/b", "api/reference/projects/create"].map((slug) => ({ slug, title: "" }));
    expect(nearestPages("guides/a/create", both)[0]?.slug).toBe("api/reference/projects/create");
  });

  it("offers what lies below a folder of that name", () =>
    expect(nearestPages("tag", [{ slug: "x/tag/y", title: "" }])).toHaveLength(1));

  it("offers nothing for an address that resembles nothing", () => {
    expect(nearestPages("zzzzzz", pages)).toEqual([]);
  });

  it("survives hostile and endless addresses", () => {
    expect(nearestPages("%".repeat(5000), pages)).toEqual([]);
    expect(nearestPages("__proto__", pages)).toEqual([]);
  });

  it("gives no more than asked for", () => expect(nearestPages("cli/commands/log", pages, 1)).toHaveLength(1));
});
