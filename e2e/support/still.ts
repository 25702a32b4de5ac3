import type { Locator, Page } from "@playwright/test";
import { whenLive, whenWhole } from "./late";

/**
 * Opens a page for its picture. What writers write, what the day brings and what only this machine's fonts would draw is
 * replaced, so that a picture differs where the look does: the frame keeps three entries of each list, all by one name,
 * code is set in the site's own typeface, and that is waited for, where a reader would read on without it. Signs that it
 * has not are those of the system, since a machine may have the fallback's letters or not.
 */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("font-display:optional", "font-display:block"),
    });
  });
  await page.goto(address);
  await whenLive(page);
  await whenWhole(page);
  await page.evaluate(() => document.fonts.ready);
  await makeStill(page);
}

/** The same for what was opened since. */
export async function makeStill(page: Page): Promise<void> {
  await page.evaluate(replaceWords);
  await page.waitForFunction(isScrollingKnown);
}

/**
 * Runs in the browser: whether what scrolls is told from what does not, and so can be wrapped or not, some moment after
 * hydration (components/mdx/wide-content.ts).
 */
function isScrollingKnown(): boolean {
  return [...document.querySelectorAll("[data-scrolls]")].every(
    (it) =>
      !it.checkVisibility() ||
      it.hasAttribute("tabindex") === (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight),
  );
}

/** Runs in the browser. */
function replaceWords(): void {
  const sheet = new CSSStyleSheet();
  const fonts = "--sans: var(--font-sans), system-ui; --mono: var(--sans);";
  sheet.replaceSync(`:root { ${fonts} } * { caret-color: transparent }`);
  document.adoptedStyleSheets = [sheet];
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const list of all(
    "[aria-label='Docs sidebar'] ul, [aria-label='On this page'] ul, [role=listbox], [data-fields]",
  )) {
    const kept = [...list.children].filter((entry, at) => at < 3 || entry.querySelector("[aria-current]"));
    list.replaceChildren(...kept);
  }
  for (const found of all("[role=option]"))
    found.innerHTML = "<b>What was found</b><small>Guide</small><i>Where it stands</i><q>A line of it.</q>";
  const words = {
    "[aria-label='Docs sidebar'] a": "An entry of the list",
    "[aria-label='Docs sidebar'] summary": "A group",
    "[aria-label='On this page'] a": "A heading",
    "[data-toc-current]": "A heading",
    "[aria-label=Breadcrumbs] :is(a, span:not([aria-hidden]))": "A crumb",
    "[aria-label=Announcement] p": "A sentence that is new.",
    "main h1": "The title of a page",
    "main h1 ~ p": "What the page is about, in a sentence that is long enough for a second line on a phone.",
    "main footer time": "November 20, 2026",
    "[aria-label='Docs pages'] a > :last-child": "Another page",
    "body > footer p": "The site, version 1.2.3",
    "dialog [data-status]": "Some results",
    "article dd": "What it is",
  };
  for (const [selector, text] of Object.entries(words)) for (const element of all(selector)) element.textContent = text;
}

/**
 * Leaves the frame alone: what writers write has no place in its picture. The heading that one is under is marked before,
 * while there are headings.
 */
export async function withoutText(page: Page): Promise<void> {
  await page.locator("[data-toc] [aria-current]").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("article > *, [data-related]")) element.remove();
  });
}

/** Takes away what stands above a part of the article: by its length, the part would begin at another fraction of a pixel. */
export function withoutTextAbove(part: Locator): Promise<void> {
  return part.evaluate((element) => {
    for (let one: Element | null = element; one && one.tagName !== "ARTICLE"; one = one.parentElement)
      while (one.previousElementSibling) one.previousElementSibling.remove();
  });
}
