import type { Locator, Page } from "@playwright/test";
import { holdScripts, open, whenLive } from "./support/late";
import { title } from "./support/shell";
import { expect, test } from "./support/test";

/** Puts other words into the page as Chrome's translation does: each text into two elements of its own. */
const translate = (part: Locator) =>
  part.evaluate((element) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
      textContent?.trim() && !parentElement?.closest("script,style,svg") ? 1 : 2,
    );
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.textContent} ü`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });

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

test("all fields of a body open, whatever language their button has come to speak", async ({ page }) => {
  await open(page, "/docs/api/reference/repository-commits/create/");
  const body = page.locator("[data-media]").first();
  const closed = body.locator("details:not([open], [data-example])");
  const button = body.locator("[data-open-all]");
  for (const isAllOpen of [false, true, false]) {
    await translate(button);
    await button.click();
    if (isAllOpen) await expect(closed).toHaveCount(0);
    else await expect(closed).not.toHaveCount(0);
  }
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
