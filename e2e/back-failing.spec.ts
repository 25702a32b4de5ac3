import { hold, open, whenLive } from "./support/late";
import { fullLoads } from "./support/payloads";
import { sidebarLink, title } from "./support/shell";
import { missingPage } from "./support/templates";
import { expect, test } from "./support/test";

const start = "/docs/getting-started/";
const id = "write-an-entry-in-the-app";

test("in the history of an address without a page", async ({ page, expectFault }) => {
  expectFault(missingPage);

  await test.step("a heading is gone to without a load", async () => {
    await open(page, "/docs/no-such-page");
    const loads = fullLoads(page);
    await page.evaluate(() => (location.hash = "content"));
    await expect(page).toHaveURL("/docs/no-such-page#content");
    expect(await page.evaluate(() => history.state)).not.toBeNull();
    expect(loads()).toEqual([]);
  });

  await test.step("Back to a heading leads there, not to the page that was left", async () => {
    await open(page, "/docs/old-page/#setup");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/docs/");
    await expect(title(page)).toHaveText("Devlog documentation");
    await page.goBack();
    await expect(page).toHaveURL("/docs/old-page/#setup");
    await expect(title(page)).toHaveText("Page not found");
  });

  await test.step("Forward leads on, also before any script came", async () => {
    await page.goForward();
    await expect(title(page)).toHaveText("Devlog documentation");
    const letGo = await hold(page, /\/_next\/static\/chunks\/.*\.js$/);
    await page.goBack();
    await expect(title(page)).toHaveText("Page not found");
    await page.goForward({ waitUntil: "commit" });
    await expect(page).toHaveURL("/docs/");
    letGo();
    await expect(title(page)).toHaveText("Devlog documentation");
  });
});

test("Back to a heading of a page that can't be had makes one full load of it", async ({ page, expectFault }) => {
  expectFault(/404/);
  await open(page, `${start}#${id}`);
  await sidebarLink(page, "Core concepts").click();
  await expect(title(page)).toHaveText("Core concepts");
  await page.reload();
  await whenLive(page);
  const loads = fullLoads(page);
  await page.route(/getting-started\/[^/]*\.txt/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goBack();
  await expect(title(page)).toHaveText("Quickstart");
  await expect(page).toHaveURL(`${start}#${id}`);
  expect(loads()).toEqual([start]);
});
