import { afterFrames } from "./support/frames";
import { hold, open } from "./support/late";
import { ask, chosen, dialog, field, options, search, start } from "./support/search";
import { blockStorage, store } from "./support/storage";
import { expect, test } from "./support/test";

test("recent searches are those that led somewhere, are offered again, and can be cleared", async ({ page }) => {
  await open(page, start);
  await search(page, "snooze");
  await expect(chosen(page)).toContainText("Snooze");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/inbox\//);
  await search(page, "");
  await expect(options(page)).toHaveText(["snooze"]);
  // What a screen reader says before the first of them.
  const list = (name: string) => dialog(page).getByRole("listbox", { name, exact: true });
  await expect(list("Recent searches")).toBeVisible();
  // Enter in an empty field should not search for something by itself.
  await expect(chosen(page)).toHaveCount(0);
  await options(page).first().click();
  await expect(chosen(page)).toContainText("Snooze");
  await expect(list("Results")).toBeVisible();
  await field(page).fill("pxginxtixn");
  await expect(list("Nearest")).toBeVisible();
  await field(page).fill("");
  await dialog(page).getByRole("button", { name: "Clear" }).click();
  await expect(options(page)).toHaveCount(0);
  await page.reload();
  await search(page, "");
  await expect(dialog(page).getByRole("status")).toContainText("Type a word");
  await expect(options(page)).toHaveCount(0);
});

test("a result that the middle button opens in another tab is one that led somewhere", async ({ page, context }) => {
  await open(page, start);
  await search(page, "snooze");
  await expect(chosen(page)).toContainText("Snooze");
  const other = context.waitForEvent("page");
  await chosen(page).click({ button: "middle" });
  await (await other).waitForURL(/\/docs\/inbox\//);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(start);
  await field(page).fill("");
  await expect(options(page)).toHaveText(["snooze"]);
});

test("while none of the recent searches is chosen, Up chooses the last, and Down the first", async ({ page }) => {
  await store(page, { "search.recent": JSON.stringify(["snooze", "token", "inbox"]) });
  await open(page, start);
  for (const [key, text] of [
    ["ArrowUp", "inbox"],
    ["ArrowDown", "snooze"],
  ] as const) {
    await search(page, "");
    await expect(options(page)).toHaveCount(3);
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(chosen(page)).toHaveText(text);
    await page.keyboard.press("Escape");
  }
});

test("an answer that comes when the field was emptied is shown no more", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener(
          "message",
          ({ data }) => data.is === "results" && Object.assign(window, { answered: true }),
        );
      }
    };
  });
  const letGo = await hold(page, /\/docs\/search\/index\.json$/);
  await open(page, start);
  await search(page, "inbox");
  await expect(dialog(page).getByText("Loading the search…")).toBeVisible();
  await field(page).fill("");
  letGo();
  await page.waitForFunction(() => "answered" in window);
  await afterFrames(page);
  await expect(options(page)).toHaveCount(0);
});

test("on a phone, a pasted address that was searched for is shown whole", async ({ page }) => {
  const address = "https://api.devlog.example/v1/projects/prj_4mTzQ8vKxA/repositories?limit=20";
  await page.setViewportSize({ width: 390, height: 800 });
  await store(page, { "search.recent": JSON.stringify([address]) });
  await open(page, start);
  await search(page, "");
  await expect(options(page)).toHaveText([address]);
  const room = await options(page).evaluateAll(([option]) => (option?.clientWidth ?? 0) - (option?.scrollWidth ?? 0));
  expect(room).toBe(0);
});

test("recent searches survive whatever else is stored", async ({ page }) => {
  await open(page, start);
  for (const [what, value] of [
    ["not a list", '{"a":1}'],
    ["not JSON", "[[["],
    ["not texts", '[1,null,{"length":3},"<img src=x>"]'],
  ] as const) {
    await test.step(`what is stored is ${what}`, async () => {
      await page.evaluate((text) => localStorage.setItem("search.recent", text), value);
      await search(page, "");
      await expect(field(page)).toBeFocused();
      expect(await dialog(page).locator("img").count()).toBe(0);
      await ask(page, "inbox");
      await expect(chosen(page)).toContainText("inbox");
      await field(page).fill("");
      await page.keyboard.press("Escape");
    });
  }
});

test("recent searches are left out where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await open(page, start);
  await search(page, "inbox");
  await expect(chosen(page)).toContainText("inbox");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/inbox/);
});
