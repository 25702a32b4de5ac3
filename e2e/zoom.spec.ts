import { open } from "./support/late";
import { expectNoSidewaysScroll } from "./support/looks";
import { menu, opener } from "./support/menu";
import { clippedTexts, spaceOut } from "./support/spacing";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";
import { expectReadable } from "./support/zoom";

// The kinds with the widest parts; `npm run sweep` has the others.
for (const name of ["command", "errors", "operation"] as const) {
  test(`${name} can be read at 200 and 400 percent, and with more room between letters, words and lines`, async ({
    page,
  }) => {
    await expectReadable(page, templates[name]);
  });
}

// What a reader sets in the browser, not by zooming: columns grow with the text, and so do the widths that they need.
for (const [name, address] of Object.entries({ operation: templates.operation, guide: templates["how-to"] })) {
  test(`text of 32 px on a laptop: ${name} has the layout of a phone, and nothing leaves the screen`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address);
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("complementary")).toBeHidden();
    await expectNoSidewaysScroll(page, [1440, 1280, 640]);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
  });
}

test("a text that is cut off is found", async ({ page }) => {
  await open(page, templates["how-to"]);
  expect(await clippedTexts(page)).toEqual([]);
  await page.locator("main h1").evaluate((title) => Object.assign(title.style, { height: "1em", overflow: "hidden" }));
  await spaceOut(page);
  expect(await clippedTexts(page)).toHaveLength(1);
});
