import { layoutShift } from "./support/layout-shift";
import { testWithOwnHost as test } from "./support/own-host";
import { templates } from "./support/templates";
import { expect } from "./support/test";

// A slow line, or a busy phone, has a frame drawn while half of a page is there.
for (const [part, words] of [
  ["the search", "radiogroup"],
  ["the color mode", "Go to app"],
] as const) {
  test(`nothing of the bar moves when a page has come as far as ${part} at first`, async ({ page, host }) => {
    const letGo = host.hold(words);
    await page.goto(templates.errors, { waitUntil: "commit" });
    const bar = page.getByRole("banner");
    const search = bar.getByRole("button", { name: "Search" });
    await expect(bar.getByRole("link", { name: "Devlog docs" })).toBeVisible();
    await expect(search).toBeHidden();
    letGo();
    await expect(search).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
}
