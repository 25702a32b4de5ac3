import { open } from "./support/late";
import { expectNoSidewaysScroll } from "./support/looks";
import { menu, opener } from "./support/menu";
import { phone } from "./support/sizes";
import { clippedTexts } from "./support/spacing";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";
import { expectReadable } from "./support/zoom";

// A size of text would be the next test's, too.
test.use({ reuseContext: false });

// The kinds with the widest parts; `npm run sweep` has the others.
for (const name of ["command", "errors", "operation"] as const) {
  const title = `${name} can be read at 200 and 400 percent, and with more room between letters, words and lines`;
  test(title, { tag: name === "errors" ? [] : ["@sweep"] }, async ({ page }) => {
    await expectReadable(page, templates[name]);
    // What is cut off would be found.
    await page.locator("main h1").evaluate((it) => Object.assign(it.style, { height: "1em", overflow: "hidden" }));
    expect(await clippedTexts(page)).toHaveLength(1);
  });
}

// What a reader sets in the browser, not by zooming: columns grow with the text, and so do the widths that they need.
for (const [name, address] of Object.entries({ operation: templates.operation, guide: templates["how-to"] })) {
  const tag = name === "guide" ? ["@sweep"] : [];
  test(`text of 32 px on a laptop: ${name} has the layout of a phone, and nothing leaves the screen`, { tag }, async ({
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

test("text of 32 px on a phone: a command's flags fit, and the bars of code have a title", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize(phone);
  await open(page, templates.command);
  await expectNoSidewaysScroll(page, [phone.width]);
  const titles = page.locator("figure[data-code] figcaption > :first-child");
  expect(await titles.count()).toBeGreaterThan(3);
  const narrow = (all: Element[]) => all.filter((one) => one.getBoundingClientRect().width < 100).length;
  expect(await titles.evaluateAll(narrow)).toBe(0);
});
