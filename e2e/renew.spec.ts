import { afterFrames } from "./support/frames";
import { hold, isLive, whenLive } from "./support/late";
import { newTitle, testWithOwnHost as test } from "./support/own-host";
import { fullLoads } from "./support/payloads";
import { field } from "./support/search";
import { sidebarLink, title } from "./support/shell";
import { expect } from "./support/test";

const start = "/docs/getting-started/";

/** A page or a payload as one of another build. */
const renamed = (text: string, build: string) => text.replace(/(?<=data-build="|"b":")[^"]+/, build);

test("a page whose payload is of the new build is loaded anew", async ({ page, host, expectFault }) => {
  // Scripts are asked for together with the payload, so that they come at once where it is the right one.
  expectFault(/404|is not executable/);
  const letGo = await hold(page, /index\.txt/);
  await page.goto(start);
  const loads = fullLoads(page);
  host.deploy();
  letGo();
  await expect(sidebarLink(page, newTitle)).toBeVisible();
  await whenLive(page);
  expect(loads()).toEqual([start]);
});

test("what a reader has typed into the search outlives it: the page is loaded anew when the search is closed", async ({
  page,
  host,
  expectFault,
}) => {
  expectFault(/404|is not executable/);
  const letGo = await hold(page, /index\.txt/);
  await page.goto(start);
  const loads = fullLoads(page);
  await page.keyboard.press("Control+k");
  await field(page).fill("capture");
  const asked = page.waitForResponse((response) => response.url() === `${host.origin}${start}`);
  host.deploy();
  letGo();
  await asked;
  await afterFrames(page, 10);
  await expect(field(page)).toHaveValue("capture");
  expect(loads()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(sidebarLink(page, newTitle)).toBeVisible();
  expect(loads()).toEqual([start]);
});

for (const [what, rebuilt, loaded] of [
  ["the page itself is no newer", (html: string) => html, [start]],
  ["each answer is of another build", (html: string, count: number) => renamed(html, `build-${count}`), [start, start]],
  ["a network asks to sign in first", (html: string, count: number) => (count > 1 ? "Sign in" : html), [start]],
] as const) {
  const tag = what.includes("sign in") ? ["@sweep"] : [];
  test(`where ${what}, the page stays as it is, and its links work`, { tag }, async ({ page }) => {
    const counts = { payload: 0, page: 0 };
    await page.route(/getting-started\/index\.txt/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: renamed(await answer.text(), `payload-${counts.payload}`) });
      counts.payload++;
    });
    await page.route(`**${start}`, async (route) => {
      const answer = await route.fetch();
      counts.page++;
      await route.fulfill({ response: answer, body: rebuilt(await answer.text(), counts.page) });
    });
    const renewed = page.waitForResponse(/renew\.js/);
    const loads = fullLoads(page);
    await page.goto(start);
    await renewed;
    await expect.poll(() => [counts.payload, counts.page]).toEqual(loaded.length > 1 ? [2, 3] : [1, 2]);
    await afterFrames(page, 10);
    expect(loads()).toEqual(loaded);
    await expect(title(page)).toHaveText("Quickstart");
    expect(await isLive(page)).toBe(false);
    // Nor has React begun with it: where a host keeps the scripts of the build before, it would go on.
    expect(await page.evaluate(() => "__next_f" in window)).toBe(false);
    await page.unrouteAll();
    await sidebarLink(page, "Core concepts").click();
    await expect(title(page)).toHaveText("Core concepts");
    await whenLive(page);
  });
}
