import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { top } from "./support/scroll";
import { contents, sidebar, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marker: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "marker" in window);

/** Sets a link into the article, as a writer would have. */
async function addLink(page: Page, href: string, name = "Seeded link") {
  await page.evaluate(
    ([address, text]) => {
      const link = Object.assign(document.createElement("a"), { href: address, textContent: text });
      document.querySelector("article")?.prepend(link);
    },
    [href, name] as const,
  );
  return page.getByRole("link", { name });
}

test("a link leads to another page without a reload, and to its top, whence Tab leads to the skip link", async ({
  page,
}) => {
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await open(page, "/docs/getting-started/");
  await test.step("the skip link is the first Tab stop of a fresh page", async () => {
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
  });
  await mark(page);
  await page.evaluate(() => scrollTo(0, 900));
  await sidebarLink(page, "Core concepts").click();
  await expect(page).toHaveURL("/docs/getting-started/core-concepts/");
  await expect(title(page)).toHaveText("Core concepts");
  await expect(page).toHaveTitle(`Core concepts | ${site.title}`);
  await expect.poll(() => top(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  await test.step("after a navigation the next Tab stop is the skip link, too, which leads into the text", async () => {
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });
});

test("a link into another page leads to its heading; one to a heading that is not there, to the top", async ({
  page,
}) => {
  await open(page, "/docs/getting-started/");
  await mark(page);
  await (await addLink(page, "/docs/markdown-page/#callouts")).click();
  await expect(page).toHaveURL("/docs/markdown-page/#callouts");
  await expect(page.getByRole("heading", { name: "Callouts" })).toBeInViewport();
  expect(await top(page)).toBeGreaterThan(400);
  const link = await addLink(page, "/docs/cli/commands/log/#nowhere");
  // Where it is: Playwright would go to the link, and the top be near.
  await link.evaluate((a) => (a as HTMLElement).click());
  await expect(title(page)).toHaveText("devlog log");
  await expect.poll(() => top(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  await (await addLink(page, "/docs/markdown-page/#%E0%A4%A", "Malformed link")).click();
  await expect(title(page)).toHaveText("Words a page can use");
  await expect.poll(() => top(page)).toBe(0);
});

test("Back, Forward and a reload lead to where one was", async ({ page }) => {
  await open(page, "/docs/markdown-page/");
  await mark(page);
  await test.step("a link to a heading of this page, and Back from it, are the browser's own", async () => {
    await contents(page).getByRole("link", { name: "Tables" }).click();
    await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
    expect(await top(page)).toBeGreaterThan(1000);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(0);
    await expect(page).toHaveURL("/docs/markdown-page/");
  });
  await test.step("Back and Forward restore where one was, to the pixel or two", async () => {
    await sidebar(page).getByText("Your material").click();
    await page.evaluate(() => scrollTo(0, 3000));
    await sidebarLink(page, "Inbox").click();
    await expect(title(page)).toHaveText("Triage your inbox");
    await expect.poll(() => top(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 350));
    await sidebarLink(page, "Documents").click();
    await expect(title(page)).toHaveText("Upload and organize documents");
    await page.goBack();
    await expect(title(page)).toHaveText("Triage your inbox");
    await expectTop(page, 350);
    await page.goBack();
    await expect(title(page)).toHaveText("Words a page can use");
    await expectTop(page, 3000);
    await page.goForward();
    await expect(title(page)).toHaveText("Triage your inbox");
    await expectTop(page, 350);
  });
  expect(await isSameDocument(page)).toBe(true);
  await test.step("a reload stays where one was", async () => {
    await page.goBack();
    await expect(title(page)).toHaveText("Words a page can use");
    await expectTop(page, 3000);
    // The browser may have been there before the site, which goes there with the next frame.
    await afterFrames(page);
    await page.evaluate(() => scrollTo(0, 2500));
    await expect.poll(() => page.evaluate(() => history.state.top), "the place, as a reader stands still").toBe(2500);
    await page.reload();
    await expectTop(page, 2500);
  });
});

test("clicks for another tab, a download and a link elsewhere are left to the browser", async ({ page, context }) => {
  await open(page, "/docs/getting-started/");
  for (const [name, options] of [
    ["with Control", { modifiers: ["Control"] }],
    ["with Shift", { modifiers: ["Shift"] }],
    ["with the middle button", { button: "middle" }],
  ] satisfies [string, Parameters<Locator["click"]>[0]][]) {
    await test.step(`a click ${name} opens a page of its own and leaves this one`, async () => {
      const opened = context.waitForEvent("page");
      await sidebarLink(page, "Core concepts").click(options);
      const other = await opened;
      await expect(other).toHaveURL("/docs/getting-started/core-concepts/");
      await other.close();
      await expect(page).toHaveURL("/docs/getting-started/");
      await expect(title(page)).toHaveText("Quickstart");
    });
  }
  const prevented = await page.evaluate(() => {
    const click = (attributes: Record<string, string>) => {
      const link = Object.assign(document.createElement("a"), { textContent: "x" });
      for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
      document.querySelector("article")?.append(link);
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      // The last listener: it sees what the site did, and keeps the browser from leaving.
      let isPrevented = false;
      addEventListener(
        "click",
        (last) => {
          isPrevented = last.defaultPrevented;
          last.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(event);
      return isPrevented;
    };
    return [
      click({ href: "/docs/cli/", target: "_blank" }),
      click({ href: "/docs/cli/", download: "" }),
      click({ href: "https://elsewhere.example/docs/cli/" }),
      click({ href: "mailto:support@devlog.example" }),
      click({ href: "/docs/images/log-line.svg" }),
    ];
  });
  expect(prevented, "a link marked for a new tab, a download, links elsewhere").toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

async function expectTop(page: Page, wanted: number) {
  await expect
    .poll(async () => Math.abs((await top(page)) - wanted), `${wanted} px from the top`)
    .toBeLessThanOrEqual(2);
}
