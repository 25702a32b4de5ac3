import { open } from "./support/late";
import { scrollTo } from "./support/scroll";
import { contents } from "./support/shell";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

test("an open bar closes when the reader goes on from it, and hides nothing that has the focus", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await open(page, "/docs/markdown-page/");
  const summary = contents(page).locator("summary");
  const list = contents(page).locator("details > ul");
  const openAgain = async () => {
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(list).toBeVisible();
  };

  await test.step("by Escape, which gives the focus back", async () => {
    await openAgain();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  });
  await test.step("by the Tab key", async () => {
    await page.getByRole("heading", { name: "Tabs" }).evaluate((heading) => heading.scrollIntoView());
    await openAgain();
    await list.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
    await expect(page.locator("main :focus")).toBeInViewport({ ratio: 1 });
  });
  await test.step("by a link to a heading, which then is in sight", async () => {
    await openAgain();
    await page.getByRole("article").getByRole("link", { name: "link to a heading" }).click();
    await expect(list).toBeHidden();
    await expect(page.getByRole("heading", { name: "Callouts" })).toBeInViewport({ ratio: 1 });
  });
  await test.step("by a result of the search", async () => {
    await openAgain();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("diagrams");
    await expect(page.locator("dialog [aria-selected=true]")).toContainText("Diagrams");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#diagrams$/);
    await expect(list).toBeHidden();
    await expect(page.getByRole("heading", { name: "Diagrams" })).toBeInViewport({ ratio: 1 });
  });
  await test.step("by a press elsewhere, under which nothing moves: nor did it when the list opened", async () => {
    const heading = page.getByRole("heading", { name: "Diagrams" });
    const place = async () => (await heading.boundingBox())?.y;
    const before = await place();
    await openAgain();
    expect(await place()).toBe(before);
    await page.mouse.click(200, 800);
    await expect(list).toBeHidden();
    expect(await place()).toBe(before);
  });
  await test.step("not by a press in it, after which Escape closes it, too", async () => {
    await openAgain();
    await list.click({ position: { x: 2, y: 2 } });
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  });
  await test.step("nor by an entry that is opened in another tab", async () => {
    await openAgain();
    const other = context.waitForEvent("page");
    await list
      .getByRole("link")
      .last()
      .click({ modifiers: ["ControlOrMeta"] });
    await (await other).close();
    await expect(list).toBeVisible();
  });
});

test("in a low window it goes with the text: nothing pulls it up, and focus brings it back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/docs/markdown-page/");
  const summary = contents(page).locator("summary");
  const placeIn = () => summary.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
  const place = await placeIn();
  await scrollTo(page, 120);
  await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
  expect(await placeIn()).toBe(place);
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
});
