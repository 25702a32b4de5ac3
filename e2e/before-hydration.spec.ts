import type { Page } from "@playwright/test";
import { groundOf } from "./support/ground";
import { holdScripts, holdStylesheet, isLive, whenLive } from "./support/late";
import { menu, opener } from "./support/menu";
import { contents, sidebar, title } from "./support/shell";
import { phone } from "./support/sizes";
import { blockStorage, store } from "./support/storage";
import { missingPage } from "./support/templates";
import { expect, test } from "./support/test";

const tabs = (page: Page) => page.getByRole("radiogroup", { name: "Operating system" });

/** The page comes up to a mark, and no further. */
async function breakOff(page: Page, mark: string): Promise<void> {
  await page.route("**/docs/markdown-page/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Where there is no mark, the whole page would come, and prove nothing.
    expect(html).toContain(mark);
    // Some hosts write no fields that ask ahead: what comes has to do it.
    const { link: _link, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html.slice(0, html.indexOf(mark)) });
  });
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("while no script of the site has arrived, the page answers", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/docs/markdown-page/");

  await test.step("the skip link leads into the text", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("the color mode answers", async () => {
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveCSS("background-color", groundOf("dark"));
  });

  await test.step("tabs answer", async () => {
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeVisible();
    await tabs(page).first().getByRole("radio", { name: "Windows" }).check();
    await expect(page.getByText("brew install devlog/tap/devlog")).toBeHidden();
  });

  await test.step("the contents list leads to its headings", async () => {
    await contents(page).getByRole("link", { name: "Tables" }).click();
    await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
  });

  await test.step("on a phone the menu opens with the sidebar, and the contents bar opens", async () => {
    await page.setViewportSize(phone);
    await contents(page).locator("summary").click();
    await expect(contents(page).getByRole("link", { name: "Tables" })).toBeVisible();
    await opener(page).click();
    await menu(page).getByText("Getting started").click();
    await menu(page).getByRole("link", { name: "Core concepts" }).click();
    await expect(page).toHaveURL("/docs/getting-started/core-concepts/");
  });

  await test.step("sidebar groups open and close, and links lead on", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(sidebar(page).getByRole("link", { name: "Inbox" })).toBeHidden();
    await sidebar(page).getByText("Your material").click();
    await sidebar(page).getByRole("link", { name: "Inbox" }).click();
    await expect(page).toHaveURL("/docs/inbox/");
    await expect(title(page)).toHaveText("Triage your inbox");
  });

  expect(await isLive(page)).toBe(false);
});

test("while the stylesheet is on its way, the color mode, the menu, and the search answer", async ({ page }) => {
  const letGo = await holdStylesheet(page);
  await page.goto("/docs/markdown-page/", { waitUntil: "commit" });
  // Nothing is painted yet, so a pointer would find no place: what is clicked is the element.
  const click = (selector: string) => page.locator(selector).first().dispatchEvent("click");
  await click('[data-color-mode][value="dark"]');
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await click("[data-search-open]");
  await expect(page.locator("dialog[data-search]")).toHaveAttribute("open");
  await click("[data-search] [data-close]");
  await click('[aria-label="Open menu"]');
  await expect(page.locator('dialog[aria-label="Menu"]')).toHaveAttribute("open");
  letGo();
  // React was wanted before the page had come, and waited for it.
  await whenLive(page);
});

test("a choice made before the stylesheet came is not undone by what comes, with blocked storage either", async ({
  page,
}) => {
  await blockStorage(page);
  const letGo = await holdStylesheet(page);
  await holdScripts(page);
  await page.goto("/docs/markdown-page/", { waitUntil: "commit" });
  await page.locator('[data-color-mode][value="dark"]').first().dispatchEvent("click");
  letGo();
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("the control of the color mode says what is stored before the article comes", async ({ page }) => {
  await store(page, { theme: "dark" });
  await holdScripts(page);
  await breakOff(page, "<article");
  await page.goto("/docs/markdown-page/");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("it says so on the page that is not found, too", async ({ page, expectFault }) => {
  expectFault(missingPage);
  await store(page, { theme: "dark" });
  await holdScripts(page);
  await page.goto("/docs/gone/");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await isLive(page)).toBe(false);
});

test("the stylesheet is asked for before the policy has been read", async ({ page }) => {
  const asked = page.waitForRequest(/\.css$/);
  await breakOff(page, '<meta http-equiv="Content-Security-Policy"');
  await page.goto("/docs/markdown-page/", { waitUntil: "commit" });
  await asked;
});

test("what was chosen and clicked before the scripts came is what they begin with", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/markdown-page/");
  await page.getByRole("radio", { name: "Dark" }).check();
  await sidebar(page).getByText("Your material").click();
  await tabs(page).first().getByRole("radio", { name: "Linux" }).check();
  await page.getByText("What a reader may want to skip").click();
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  const block = page.getByRole("figure", { name: "recap.ts" });
  await block.getByRole("button", { name: "Copy" }).click();
  expect(await isLive(page)).toBe(false);
  letGo();

  await test.step("a click on Copy is carried out when they come", async () => {
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^type Recap =/);
  });

  await test.step("what was chosen stays", async () => {
    await whenLive(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(sidebar(page).getByRole("link", { name: "Inbox" })).toBeVisible();
    await expect(tabs(page).nth(1).getByRole("radio", { name: "Linux" })).toBeChecked();
    await expect(tabs(page).first().getByRole("radio", { name: "Linux" })).toBeChecked();
    await expect(page.getByText("It opens without any script")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("tab.os"))).toBe("linux");
  });
});

for (const [name, query, chosen] of [
  ["the first tab, where another is stored", "", "macOS"],
  ["what is stored, where the address names another", "?os=linux", "Windows"],
] as const) {
  const tag = query ? [] : ["@sweep"];
  test(`${name}, chosen before the scripts came, is shared when they do`, { tag }, async ({ page }) => {
    await store(page, { "tab.os": "windows" });
    const letGo = await holdScripts(page);
    await page.goto(`/docs/markdown-page/${query}`);
    await tabs(page).first().getByRole("radio", { name: chosen }).check();
    letGo();
    await whenLive(page);
    await expect(tabs(page).first().getByRole("radio", { name: chosen })).toBeChecked();
    await expect(tabs(page).nth(1).getByRole("radio", { name: chosen })).toBeChecked();
    await expect(page).toHaveURL(`/docs/markdown-page/?os=${chosen.toLowerCase()}`);
  });
}

test("an answer to the feedback before the scripts is given when they come", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/docs/inbox/");
  const feedback = page.getByRole("group", { name: "Feedback" });
  await feedback.getByRole("button", { name: "Yes" }).click();
  letGo();
  await expect(feedback).toContainText("Thank you");
});
