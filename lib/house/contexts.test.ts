import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";

/**
 * What Playwright does not set back where tests share a context (`reuseContext`): the next test would begin with it. The
 * history's length grows from test to test, up to 50, where it stays.
 */
const lasting =
  /\b(newCDPSession|grantPermissions|setGeolocation|setHTTPCredentials|history\.length)\b|\bcontext(\(\))?\.setExtraHTTPHeaders\b/;
const ownContext = "test.use({ reuseContext: false });";

const isFaulty = (source: string) => lasting.test(source) && !source.includes(ownContext);

it("a browser test that changes what the next would find has a context of its own", () => {
  const names = listFiles("e2e", /\.ts$/);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => isFaulty(readFileSync(`e2e/${name}`, "utf8")))).toEqual([]);
});

it.each([
  "const session = await page.context().newCDPSession(page);",
  'await context.grantPermissions(["clipboard-read"]);',
  "await page.context().setExtraHTTPHeaders({});",
  "const before = await page.evaluate(() => history.length);",
])("%s is seen", (line) => {
  expect(isFaulty(line)).toBe(true);
  expect(isFaulty(`${ownContext}\n${line}`)).toBe(false);
});

it("a clock is stopped by what has it go on", () => {
  const stopping = listFiles("e2e", /\.ts$/).filter((name) => /\.pauseAt\(/.test(readFileSync(`e2e/${name}`, "utf8")));
  expect(stopping).toEqual(["support/clock.ts"]);
});

it("header fields of one page are set back", () => {
  expect(isFaulty("await page.setExtraHTTPHeaders({});")).toBe(false);
});
