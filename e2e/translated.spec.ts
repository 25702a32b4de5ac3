import type { Page } from "@playwright/test";
import { holdScripts, open, whenLive } from "./support/late";
import { title } from "./support/shell";
import { expect, test } from "./support/test";
import { translate } from "./support/translate";

/** The words and the elements of each part that stands around the page. */
const shell = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[href='#main'],svg:has(symbol),[data-news],body>header,dialog,body>footer")].map(
      (part) => [part.textContent, part.querySelectorAll("*").length],
    ),
  );

test("a page that was translated before React came stays as it is", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/getting-started/");
  await translate(page.locator("body"));
  const before = await shell(page);
  expect(before).toHaveLength(7);
  letGo();
  await whenLive(page);
  expect(await shell(page)).toEqual(before);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "CLI ü" }).click();
  await expect(title(page)).toHaveText("CLI overview");
});

test("a shell that something else wrote into before React came is drawn again, and whole", async ({
  page,
  expectFault,
}) => {
  // React says that it found another page than the one it knows, and Next's scripts come again.
  expectFault(/Minified React error #418|Applying inline style violates/);
  const letGo = await holdScripts(page);
  await page.goto("/docs/getting-started/");
  const before = await shell(page);
  await page.getByRole("navigation", { name: "Main" }).evaluate((nav) => nav.prepend(document.createElement("mark")));
  letGo();
  await whenLive(page);
  await expect(page.locator("header mark")).toHaveCount(0);
  expect(await shell(page)).toEqual(before);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("a long word of another language does not make a page scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/docs/markdown-page/");
  const word = "Rindfleischetikettierungsüberwachungsaufgabengesetz";
  const wide = await page.evaluate((long) => {
    const parts = ["article p", "article li", "summary", "[aria-current=page]", "[aria-label='Docs pages'] a span"];
    return parts.filter((part) => {
      const element = [...document.querySelectorAll(`main ${part}`)].find((each) => each.checkVisibility());
      if (!element) throw new Error(`No ${part}.`);
      const text = document.createTextNode(` ${long}`);
      element.append(text);
      const isWide = document.documentElement.scrollWidth > innerWidth;
      text.remove();
      return isWide;
    });
  }, word);
  expect(wide).toEqual([]);
});

test("what was closed stays closed in a shell that is drawn again, and the browser's frame follows the theme", async ({
  page,
  expectFault,
}) => {
  expectFault(/Minified React error #418|Applying inline style violates/);
  await page.addInitScript(() => {
    Object.assign(localStorage, { "announcement.id": "docs-0.1.0", "announcement.dismiss": "true" });
  });
  const letGo = await holdScripts(page);
  await page.goto("/docs/getting-started/");
  await page.evaluate(() => document.body.prepend(document.createElement("div")));
  letGo();
  await whenLive(page);
  await expect(page.locator("[data-news]")).toBeHidden();
  await expect(page.locator("meta[name=theme-color]")).toHaveCount(1);
});
