import type { Page } from "@playwright/test";
import { copiedFor } from "@/lib/site/constants";
import { stopClock } from "./support/clock";
import { afterFrames } from "./support/frames";
import { open } from "./support/late";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** The block of code that contains a text. */
const block = (page: Page, text: string) => page.locator("figure[data-code]", { hasText: text }).first();

/** What a block's button copies. Time stands still, so that the button says so on a machine of any speed. */
async function copy(page: Page, text: string): Promise<string> {
  await block(page, text).getByRole("button", { name: "Copy" }).click();
  await expect(block(page, text).getByRole("button", { name: "Copied" })).toBeVisible();
  // Heard alone: the button has shown it.
  await expect(said(page, "Copied to the clipboard.")).toHaveAttribute("data-empty");
  return page.evaluate(() => navigator.clipboard.readText());
}

const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("copying code", async ({ page }) => {
  await page.clock.install();
  await open(page, "/docs/markdown-page/");
  await stopClock(page);
  // What was said of one copy is gone before the next.
  const forget = async () => {
    await page.clock.runFor(60_000);
    await expect(said(page, "Copied to the clipboard.")).toHaveCount(0);
  };
  await test.step("of a session takes its commands, without prompt and output", async () => {
    expect(await copy(page, "Created wle_6YwJ2kRmPd")).toBe(
      [
        'devlog log "Stream invoice exports instead of buffering them" \\',
        "    --project billing-api --tag performance --tag exports",
        "devlog logs --project billing-api --limit 1 --json | jq -r '.data[].id'",
      ].join("\n"),
    );
  });
  await forget();
  await test.step("of a change takes what it leads to", async () => {
    expect(await copy(page, 'project = "billing"')).toBe(
      '# Which project the entries of this repository belong to\nproject = "billing-api"',
    );
  });
  await forget();
  await test.step("of numbered lines takes no numbers, and the button says Copy again", async () => {
    const text = await copy(page, "type Recap");
    expect(text.split("\n")).toHaveLength(8);
    expect(text).toMatch(/^type Recap = .*\n\nexport async function waitFor/);
    await page.clock.runFor(copiedFor);
    await expect(block(page, "type Recap").getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  });
  await test.step("in a browser that forbids it is told about", async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("denied")) },
      });
    });
    await block(page, "type Recap").getByRole("button", { name: "Copy" }).click();
    await expect(said(page, "could not be copied")).toBeVisible();
  });
});

test("what is wide", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/docs/markdown-page/");
  const tables = page.getByRole("group", { name: "Table" });
  await test.step("on a phone, the rows of a table with sentences are cards, and say what each value is", async () => {
    expect(await tables.first().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await expect(tables.first().getByRole("cell", { name: "Retry: No", exact: true })).toBeVisible();
  });
  const wide = tables.nth(1);
  await test.step("a wide table can be reached and scrolled by keyboard", async () => {
    await expect(wide).toHaveAttribute("tabindex", "0");
    await wide.focus();
    await expect(wide).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => wide.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("who stands on it keeps the focus when there is nothing to scroll any more", async () => {
    await expect.poll(() => wide.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    // The change of size is noticed within a frame.
    await afterFrames(page);
    await expect(wide).toBeFocused();
    await expect(wide).toHaveAttribute("tabindex", "0");
  });
  await test.step("a table that fits is no stop", async () => {
    await expect(tables.first()).not.toHaveAttribute("tabindex");
  });
  await page.setViewportSize({ width: 700, height: 900 });
  await test.step("a long line is wrapped by its button, which short blocks do not have", async () => {
    const long = block(page, "curl --request POST");
    const code = long.locator("pre");
    const isWide = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await isWide()).toBe(true);
    await expect(code).toHaveAttribute("tabindex", "0");
    const wrap = long.getByRole("button", { name: "Wrap" });
    await expect(wrap).toHaveAttribute("aria-pressed", "false");
    await wrap.click();
    await expect(wrap).toHaveAttribute("aria-pressed", "true");
    expect(await isWide()).toBe(false);
    await expect(code).not.toHaveAttribute("tabindex");
    await wrap.click();
    expect(await isWide()).toBe(true);
    await expect(block(page, '"commit_count": 1').getByRole("button", { name: "Wrap" })).toBeHidden();
  });
});

test("code that a tab shows is a stop where it can be scrolled, and can be wrapped", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/docs/api/reference/worklog-entries/create/");
  await page.getByRole("radio", { name: "Go", exact: true }).check();
  const shown = page.locator("[data-code=go]").filter({ visible: true }).first();
  await expect(shown.getByRole("button", { name: "Wrap" })).toBeVisible();
  await expect(shown.locator("pre")).toHaveAttribute("tabindex", "0");
});

test("tables that have room", async ({ page }) => {
  for (const [what, width, address] of [
    ["headings that are sentences fit beside the contents list", 1440, "/docs/api/errors/#which-status"],
    ["names and sentences fit a phone", 390, "/docs/api/authentication/oauth/"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, address);
    const tables = page.locator("article [data-scrolls]:has(> table)");
    await expect(tables).not.toHaveCount(0);
    const overflowing = await tables.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
    expect(overflowing, what).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/docs/inbox/");
  for (const heading of ["When", "You did"]) {
    const table = page
      .getByRole("group")
      .filter({ has: page.getByRole("columnheader", { name: heading, exact: true }) });
    const overflow = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `two columns of sentences, ${heading}, fit the smallest phone`).toBe(0);
  }
});
