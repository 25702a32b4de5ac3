import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";

/**
 * What waits for time to pass, or for a quiet network: longer than it takes on most machines, shorter than on some. There
 * are `afterFrames`, `watchAnswers`, and `page.clock` instead. Where a test can do with none of them, it is to be listed
 * here with its reason.
 */
const blindWait =
  /\bwaitForTimeout\b|["'`]networkidle["'`]|\bsetTimeout\((\w+|\(\) => \w+\(\w*\)), *\d|["'`](node:)?timers\/promises["'`]/;
const reasons = {
  "e2e/progress.spec.ts": "a bar that does not come is announced by nothing",
  "engines/drivers/tabs.ts": "between two questions whether a page was loaded again, which the drivers do not announce",
  "engines/page.ts": "between two questions to a page: an engine has no more than WebDriver",
  "engines/play.test.ts": "the story of a test that takes long",
  "engines/play.ts": "how long a story may take",
};

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
  "await new Promise((r) => setTimeout(r, 400));",
  "await new Promise<void>((done) => setTimeout(() => done(), 400));",
  'import { setTimeout as wait } from "node:timers/promises";',
  'const { setTimeout: wait } = await import("timers/promises");',
])("%s is seen", (line) => {
  expect(line).toMatch(blindWait);
});

it.each([
  "test.setTimeout(120_000);",
  "requestAnimationFrame(() => setTimeout(resolve));",
  "setTimeout(() => reject(new Error(message)), patience);",
  "window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 200);",
])("%s waits for nothing blindly", (line) => {
  expect(line).not.toMatch(blindWait);
});
