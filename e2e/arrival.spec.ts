import { layoutShift } from "./support/layout-shift";
import { testWithOwnHost as test } from "./support/own-host";
import { templates } from "./support/templates";
import { expect } from "./support/test";

// A slow line, or a busy phone, has a frame drawn while half of a page is there. The page
// has no table in its first screen: the columns of one move while its rows arrive, as HTML has it.
const address = templates["how-to"];

for (const [name, device] of [
  ["a laptop", { viewport: { width: 1440, height: 900 } }],
  ["a phone", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test("nothing moves when a page has come as far as the announcement's Close at first", async ({ page, host }) => {
      const letGo = host.hold('aria-label="Close"');
      await page.goto(address, { waitUntil: "commit" });
      const announcement = page.getByRole("region", { name: "Announcement" });
      await expect(announcement).toBeVisible();
      await expect(announcement.getByRole("button")).toBeHidden();
      letGo();
      await expect(announcement.getByRole("button", { name: "Close" })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

for (const [part, words] of [
  ["the search", "radiogroup"],
  ["the color mode", "Go to app"],
] as const) {
  test(`nothing of the bar moves when a page has come as far as ${part} at first`, async ({ page, host }) => {
    const letGo = host.hold(words);
    await page.goto(address, { waitUntil: "commit" });
    const bar = page.getByRole("banner");
    const search = bar.getByRole("button", { name: "Search" });
    await expect(bar.getByRole("link", { name: "Devlog docs" })).toBeVisible();
    await expect(search).toBeHidden();
    letGo();
    await expect(search).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
}
