import { describe, expect, it } from "vitest";
import { filesOf } from "./last-changed";
import { getPage } from "./source";

describe("filesOf", () => {
  it.each([
    ["inbox", ["content/inbox.mdx"]],
    ["cli/commands/log", ["content/cli/commands/log.mdx", "content/cli/devlog.opencli.yaml"]],
    ["api/errors", ["content/api/errors.mdx", "openapi/devlog.yaml"]],
    ["api/reference/projects/list", ["openapi/devlog.yaml"]],
  ])("knows what %s is made from", (slug, files) => {
    const page = getPage(slug);
    expect(page && filesOf(page)).toEqual(files);
  });
});
