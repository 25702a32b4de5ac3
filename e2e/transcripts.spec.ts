import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageList } from "@/lib/routing/site-files";
import { open } from "./support/late";
import { menu, opener } from "./support/menu";
import { field, options, search } from "./support/search";
import { phone } from "./support/sizes";
import { missing, missingPage, templates } from "./support/templates";
import { expect, test } from "./support/test";
import { transcriptOf } from "./support/transcript";

// What each kind of page says to the ear, kept in transcripts/. support/transcript.ts says what is left out, so that no
// writer breaks them; that there is an announcement is not. After a change that is meant: npm run accept, and read what
// changed.

const folder = path.join(import.meta.dirname, "transcripts");
const listen = async (page: Page, part = "body") => transcriptOf(await page.locator(part).ariaSnapshot());

/** What else is tried on a page, once its transcript is taken. */
const further: Partial<Record<string, Record<string, (page: Page) => Promise<void>>>> = {
  operation: { "the open menu has the controls that it had": hearMenu },
  "how-to": {
    "a sentence, a row, a section, a link and a page more change nothing": hearNothingOfWriters,
    "the open search has the controls that it had": hearSearch,
  },
  command: { "a transcript has each mistake, and misses each landmark and each group that is lost": hearMistakes },
};

for (const [name, address] of Object.entries(templates)) {
  test(`${name} has the landmarks, levels and controls that it had`, async ({ page, expectFault }) => {
    if (address === missing) expectFault(missingPage);
    // On a busy machine, it says that the nearest pages are loading.
    const nearest = address === missing && page.waitForResponse((response) => response.url().endsWith(pageList));
    await open(page, address);
    if (await nearest) await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    expect.soft(await listen(page)).toMatchSnapshot([`transcripts/${name}.txt`]);
    for (const [what, hear] of Object.entries(further[name] ?? {})) await test.step(what, () => hear(page));
  });
}

test("no transcript has a control without a name or a heading that skips a level, and none is left over", () => {
  const files = readdirSync(folder).sort();
  expect(files).toEqual([...Object.keys(templates), "menu", "search"].map((name) => `${name}.txt`).sort());
  for (const file of files) expect.soft(readFileSync(path.join(folder, file), "utf8"), file).not.toMatch(/\(/);
});

async function hearMenu(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await listen(page, "dialog[open]")).toMatchSnapshot(["transcripts/menu.txt"]);
}

async function hearSearch(page: Page): Promise<void> {
  await search(page, "scope");
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  expect(await listen(page, "dialog[open]")).toMatchSnapshot(["transcripts/search.txt"]);
}

async function hearMistakes(page: Page): Promise<void> {
  const mistakes = [
    ["a button without a name", "main button", (element: Element) => element.replaceChildren(), "button (nameless)"],
    ["a link without a name", "article p a", (element: Element) => element.replaceChildren(), "link (nameless)"],
    [
      "a level that is skipped",
      "article h3",
      (element: Element) => element.replaceWith(Object.assign(document.createElement("h5"), { textContent: "Deep" })),
      '"…" [level=5] (skips a level)',
    ],
  ] as const;
  let before = await listen(page);
  for (const [mistake, selector, make, heard] of mistakes) {
    expect(before, mistake).not.toContain(heard);
    await page.locator(selector).first().evaluate(make);
    before = await listen(page);
    expect(before, mistake).toContain(heard);
  }
  for (const selector of ["[role=radiogroup]", "main nav", "header", "aside", "main"]) {
    const part = page.locator(selector).first();
    await part.evaluate((element) => element.setAttribute("role", "note"));
    const after = await listen(page);
    expect(after, selector).not.toBe(before);
    before = after;
  }
}

async function hearNothingOfWriters(page: Page): Promise<void> {
  const whole = await listen(page);
  await page.evaluate(() => {
    const add = (selector: string, html: string) => {
      const place = document.querySelector(selector);
      if (!place) throw new Error(`${selector} is not there.`);
      place.insertAdjacentHTML("beforeend", html);
    };
    add("article", '<h2><a href="#more">More</a></h2><p>A <a href="/docs/">link</a>.</p>');
    add("article", "<ul><li>With <strong>strong <a href='/docs/'>words</a></strong></li></ul>");
    add("article tbody", "<tr><td>One</td><td><code>more</code> <a href='/docs/'>row</a></td></tr>");
    add("aside nav > ul", '<li><a href="/docs/">A page</a></li>');
    add("main h1", " and more");
  });
  expect(await listen(page)).toBe(whole);
}
