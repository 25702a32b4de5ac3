import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";

/**
 * What waits for time to pass, or for a quiet network: longer than it takes on most machines, shorter than on some. There
 * are `afterFrames`, `watchAnswers`, and `page.clock` instead. Where a test can do with none of them, it is to be listed
 * here with its reason.
 */
const blindWait = /\bwaitForTimeout\b|["'`]networkidle["'`]|\bsetTimeout\(resolve, \d/;
const reasons = { "e2e/progress.spec.ts": "a bar that does not come is announced by nothing" };

it("browser tests wait for what they name, not for time to pass", () => {
  const names = ["e2e", "engines"].flatMap((folder) =>
    listFiles(folder, /^(?!.*node_modules).*\.ts$/).map((name) => `${folder}/${name}`),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => blindWait.test(readFileSync(name, "utf8")))).toEqual(Object.keys(reasons));
});

it.each([
  "await page.waitForTimeout(300);",
  'await page.waitForLoadState("networkidle");',
  'await page.goto(address, { waitUntil: "networkidle" });',
  "await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));",
])("%s is seen", (line) => {
  expect(line).toMatch(blindWait);
});
