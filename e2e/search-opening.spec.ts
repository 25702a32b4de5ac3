import { hold, holdScripts, isLive, open, whenLive } from "./support/late";
import { silenceDialogs } from "./support/older-browser";
import { collectRequests } from "./support/payloads";
import { ask, chosen, dialog, field, options, search, searchFiles, start } from "./support/search";
import { phone } from "./support/sizes";
import { announcementClosed, store } from "./support/storage";
import { expect, test } from "./support/test";

test("nothing of it is fetched before it is reached for, and little then", async ({ page }) => {
  const requests = collectRequests(page, (request) => searchFiles.test(request.url()));
  await page.clock.install();
  await open(page, start);
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);

  await test.step("a press on its button asks for it before it is let go, and it answers when it opens then", async () => {
    const asked = page.waitForRequest((request) => request.url().endsWith("/search/index.json"));
    await page.locator("[data-search-open]").first().hover();
    await page.mouse.down();
    await asked;
    await expect(dialog(page)).toBeHidden();
    await page.mouse.up();
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText("capture");
    await expect(options(page).first()).toContainText("devlog capture");
  });

  await expect(options(page).first().locator("q")).not.toBeEmpty();
  const [texts, others] = [/texts\//, /search\/(?!texts\/)/].map((files) =>
    requests.map((request) => new URL(request.url()).pathname).filter((pathname) => files.test(pathname)),
  );
  expect(others?.sort()).toEqual(["index.json", "search.js", "worker.js"].map((name) => `/docs/search/${name}`));
  // Those of the pages that stand in the first results, and not of all.
  expect(texts?.length).toBeGreaterThan(0);
  expect(texts?.length).toBeLessThanOrEqual(15);
});

test("it is opened by its button and by keys", async ({ page }) => {
  // Without the announcement the button lies where the dialog does not, which would take the second click for its own.
  await store(page, announcementClosed);
  await open(page, start);
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  };

  for (const isLate of [false, true]) {
    const when = isLate ? ", also if it is complete before the second" : "";
    await test.step(`two clicks on its button open it, and it stays${when}`, async () => {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
      if (isLate) await expect(dialog(page)).toHaveAttribute("data-attached");
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toBeVisible();
      await close();
    });
  }

  // First, so that what it might break is tried after it.
  await test.step("a key without a name, as extensions press them, breaks nothing", () =>
    page.evaluate(() => document.body.dispatchEvent(new Event("keydown", { bubbles: true }))));

  for (const keys of ["Control+k", "Control+K", "Meta+k", "/"]) {
    await test.step(`${keys} opens it with the cursor in the field, and Escape gives the focus back`, async () => {
      await page.getByRole("link", { name: "Go to app" }).focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await close();
      await expect(page.getByRole("link", { name: "Go to app" })).toBeFocused();
    });
  }

  await page.getByRole("banner").getByRole("radio", { name: "Light" }).focus();
  await page.keyboard.press("/");
  await expect(field(page), "by /, from a radio button, too").toBeFocused();
  await close();

  for (const keys of ["Control+Shift+K", "Meta+Shift+K", "Control+Alt+k", "Control+/"]) {
    await test.step(`${keys} is left to the browser`, async () => {
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeHidden();
    });
  }

  await test.step("where letters are not Latin, Ctrl and the key in the place of K open it, and other keys do not", async () => {
    const press = (key: string, code: string) =>
      page.locator("body").dispatchEvent("keydown", { key, code, ctrlKey: true, cancelable: true });
    await press("в", "KeyD");
    await press("t", "KeyK");
    await expect(dialog(page)).toBeHidden();
    await press("л", "KeyK");
    await expect(field(page)).toBeFocused();
  });
});

test("what is typed stays, and the dialog with it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, start);
  await search(page, "");

  await test.step("the dialog is as high as what it says until there are results, and then stays as it is", async () => {
    const height = () => dialog(page).evaluate((element) => element.getBoundingClientRect().height);
    await expect(dialog(page).getByRole("status")).toContainText("Type a word");
    expect(await height()).toBeLessThan(240);
    await field(page).fill("project");
    await expect(options(page)).not.toHaveCount(0);
    const full = await height();
    expect(full).toBe(608);
    await ask(page, "project archive");
    expect(await height()).toBe(full);
    await page.setViewportSize({ width: 390, height: 600 });
    await field(page).fill("");
    expect(await height()).toBe(600);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a slash that is typed into a field is a slash", async () => {
    await page.keyboard.type("/projects");
    await expect(field(page)).toHaveValue("/projects");
  });

  await test.step("words that are selected from the field to beside the dialog leave it open", async () => {
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(20, 400, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue("/projects");
  });

  await test.step("on a phone it fills the screen, and what is typed is not zoomed into", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    await search(page, "inbox");
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(
      await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    const close = await dialog(page).getByRole("button", { name: "Close search" }).boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test("opened again, what was asked is replaced by what is typed, also in a browser that tells of no dialog's opening", async ({
  page,
}) => {
  await silenceDialogs(page);
  await open(page, start);
  await search(page, "inbox");
  await expect(chosen(page)).toContainText("inbox");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("snooze");
  await expect(field(page)).toHaveValue("snooze");
});

test("it opens before React's scripts arrive, loses no key, and stays when they do", async ({ page }) => {
  // As a browser does when the page has come to the place that its address names, or to words that it is to mark.
  const takeFocus = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const letGo = await holdScripts(page);
  await page.goto(start);
  await page.keyboard.press("/");
  await takeFocus();
  await page.keyboard.type("delete");
  await takeFocus();
  await page.keyboard.type(" stage");
  await expect(chosen(page)).toContainText("Delete a stage");
  expect(await isLive(page)).toBe(false);
  letGo();
  await whenLive(page);
  await expect(field(page)).toHaveValue("delete stage");
  await expect(chosen(page)).toContainText("Delete a stage");
  await takeFocus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/job-applications/delete-stage/");
});

test("a result is followed before React's scripts arrive", async ({ page }) => {
  await holdScripts(page);
  await page.goto(start);
  await search(page, "rotate a key");
  await expect(chosen(page)).toContainText("Rotate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/authentication\/api-keys\/#rotate/);
  await expect(dialog(page)).toBeHidden();
});

test("what answers comes while the reader is at another control, which keeps the focus", async ({ page }) => {
  const letGo = await hold(page, /\/search\/search\.js$/);
  await open(page, start);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close search" }).focus();
  letGo();
  await expect(dialog(page)).toHaveAttribute("data-attached");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
});
