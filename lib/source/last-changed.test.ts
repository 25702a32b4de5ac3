import { describe, expect, it } from "vitest";
import { filesOf } from "./last-changed";
import { getPage } from "./source";

describe("filesOf", () => {
  it.each([
    ["account/profile", ["content/account/profile.mdx"]],
    ["inbox", ["content/inbox.mdx", "content/cli/devlog.opencli.yaml"]],
    [
      "getting-started/core-concepts",
      ["content/getting-started/core-concepts.mdx", "openapi/devlog.yaml", "content/diagrams/core-concepts.svg"],
    ],
    ["cli/commands/log", ["content/cli/commands/log.mdx", "content/cli/devlog.opencli.yaml"]],
    ["api/webhooks/events", ["content/api/webhooks/events.mdx", "openapi/devlog.yaml"]],
    [
      "api/reference",
      [
        "content/api/reference.mdx",
        "openapi/devlog.yaml",
        "content/samples/client/devlog.mjs",
        "content/samples/client/create-entry.mjs",
        "content/samples/client/devlog.py",
        "content/samples/client/create_entry.py",
      ],
    ],
    [
      "api/pagination",
      [
        "content/api/pagination.mdx",
        "openapi/devlog.yaml",
        "content/samples/pagination/list-all.mjs",
        "content/samples/pagination/list_all.py",
        "content/samples/pagination/list-all.go",
      ],
    ],
    ["api/reference/projects/list", ["openapi/devlog.yaml"]],
  ])("knows what %s is made from", (slug, files) => {
    const page = getPage(slug);
    expect(page && filesOf(page)).toEqual(files);
  });
});
