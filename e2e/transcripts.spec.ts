import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { open } from "./support/late";
import { menu, opener } from "./support/menu";
import { field, options, search } from "./support/search";
import { missing, templates } from "./support/templates";
import { expect, test } from "./support/test";
import { transcriptOf } from "./support/transcript";

// What each kind of page says to the ear, kept in transcripts/. support/transcript.ts says what is left out, so that no
// writer breaks them; that there is an announcement is not. After a change that is meant: npm run accept, and read what
// changed.

const folder = path.join(import.meta.dirname, "transcripts");
const listen = async (page: Page, part = "body") => transcriptOf(await page.locator(part).ariaSnapshot());

for (const [name, address] of Object.entries(templates)) {
  test(`${name} has the landmarks, levels and controls that it had`, async ({ page, expectFault }) => {
    if (address === missing) expectFault(/404/);
    await open(page, address);
    expect(await listen(page)).toMatchSnapshot([`transcripts/${name}.txt`]);
  });
}

test("the open menu has the controls that it had", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, templates.operation);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await listen(page, "dialog[open]")).toMatchSnapshot(["transcripts/menu.txt"]);
});

test("the open search has the controls that it had", async ({ page }) => {
  await open(page, templates["how-to"]);
  await search(page, "scope");
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  expect(await listen(page, "dialog[open]")).toMatchSnapshot(["transcripts/search.txt"]);
});

test("no transcript has a control without a name or a heading that skips a level, and none is left over", () => {
  const files = readdirSync(folder).sort();
  expect(files).toEqual([...Object.keys(templates), "menu", "search"].map((name) => `${name}.txt`).sort());
  for (const file of files) expect.soft(readFileSync(path.join(folder, file), "utf8"), file).not.toMatch(/\(/);
});

// What a transcript must hear, and what not.

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

test("a transcript has each mistake, and misses each landmark and each group that is lost", async ({ page }) => {
  await open(page, templates.command);
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
});

test("a sentence, a row, a section, a link and a page more change nothing", async ({ page }) => {
  await open(page, templates["how-to"]);
  const whole = await listen(page);
  await page.evaluate(() => {
    const add = (selector: string, html: string) =>
      document.querySelector(selector)?.insertAdjacentHTML("beforeend", html);
    add("article", '<h2><a href="#more">More</a></h2><p>A <a href="/docs/">link</a>.</p>');
    add("article", "<ul><li>With <strong>strong <a href='/docs/'>words</a></strong></li></ul>");
    add("article tbody", "<tr><td>One</td><td><code>more</code> <a href='/docs/'>row</a></td></tr>");
    add("aside nav > ul", '<li><a href="/docs/">A page</a></li>');
    add("main h1", " and more");
  });
  expect(await listen(page)).toBe(whole);
});
