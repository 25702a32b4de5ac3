import { expect, it } from "vitest";
import { lastUpdated, parseLog } from "./dates";

it("parseLog takes the newest commit of each file", () => {
  const log = "\x001763640000\n\ncontent/a.mdx\ncontent/b.mdx\n\x001763000000\n\ncontent/a.mdx\ncontent/c.mdx\n";
  expect([...parseLog(log)]).toEqual([
    ["content/a.mdx", "2025-11-20"],
    ["content/b.mdx", "2025-11-20"],
    ["content/c.mdx", "2025-11-13"],
  ]);
});

it("parseLog reads an empty history", () => expect(parseLog("").size).toBe(0));

it("a file that Git does not know has no date", () => expect(lastUpdated("content/never-written.mdx")).toBeUndefined());
