import { hold, open } from "./support/late";
import { chosen, dialog, field, options, search, start } from "./support/search";
import { expect, test } from "./support/test";

test("results appear as typed, and arrow keys, pointer and Enter choose among them", async ({ page }) => {
  await open(page, start);
  await search(page, "");
  await page.keyboard.type("webhook");
  // Results of its first letters would go while they are walked through.
  await expect(dialog(page).locator('[data-shown="webhook"]')).toBeAttached();
  await expect(options(page).nth(5)).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await options(page).nth(2).hover();
  await expect(options(page).nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toBeFocused();
  const href = await options(page).nth(2).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href?.split("#")[0]}`));
  await expect(dialog(page)).toBeHidden();
});

test("Enter on words whose answer is still to come takes the first of that answer", async ({ page }) => {
  await open(page, start);
  await search(page, "snooze");
  await expect(chosen(page)).toContainText("Snooze");
  // In one go: no answer can come between the two.
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = "pagination";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL("/docs/api/pagination/");
});

for (const [what, told] of [
  ["says so", { isComposing: true }],
  ["says so by the code alone, as Safari does at its end", { keyCode: 229 }],
] as const) {
  test(`while a word is composed, and the browser ${what}, its keys choose and open nothing`, async ({ page }) => {
    await open(page, start);
    await search(page, "project");
    const first = (await chosen(page).getAttribute("id")) ?? "";
    for (const key of ["ArrowDown", "Enter"]) {
      const isLeft = await field(page).evaluate(
        (input, init) =>
          input.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
        { key, ...told },
      );
      expect(isLeft, key).toBe(true);
    }
    await expect(chosen(page)).toHaveId(first);
    await expect(dialog(page)).toBeVisible();
  });
}

test("nothing moves when quotes arrive", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/texts\//);
  await open(page, start);
  await search(page, "rate limit");
  await expect(options(page).nth(3)).toBeVisible();
  const tops = () => options(page).evaluateAll((all) => all.map((option) => (option as HTMLElement).offsetTop));
  const before = await tops();
  letGo();
  await expect(options(page).first().locator("q")).not.toBeEmpty();
  expect(await tops()).toEqual(before);
});

test("a result opens at its section, in sight, with its words marked", async ({ page }) => {
  await open(page, start);
  await search(page, "post-commit hook force");
  const option = options(page)
    .filter({ hasText: /^--force/ })
    .first();
  await expect(option.locator("q mark").first()).toBeVisible();
  await option.click();
  await expect(page).toHaveURL("/docs/cli/commands/init/#flag-force");
  await expect(page.locator("#flag-force")).toBeInViewport();
  const top = await page.locator("#flag-force").evaluate((row) => row.getBoundingClientRect().top);
  const under = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(under);
  await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].join(" "))).toMatch(/hook/i);
});

test("the words are in the address for a tab of its own, so that the browser marks them", async ({ page }) => {
  await open(page, start);
  await search(page, "post-commit hook force");
  const option = options(page)
    .filter({ hasText: /^--force/ })
    .first();
  await expect(option).toHaveAttribute("href", /#flag-force:~:text=/);
});

test("a result that is opened in another tab marks nothing in this one", async ({ page, context }) => {
  await page.clock.install();
  await open(page, "/docs/cli/commands/init/");
  await search(page, "post-commit hook force");
  const option = options(page)
    .filter({ hasText: /^--force/ })
    .first();
  await expect(option).toHaveAttribute("href", /:~:text=/);
  const other = context.waitForEvent("page");
  await option.click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  // Ten times as long as it would take.
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => CSS.highlights.has("found"))).toBe(false);
});

test("a section can be chosen, and holds for what is typed next", async ({ page }) => {
  await open(page, start);
  await search(page, "project");
  await dialog(page).getByRole("radio", { name: "CLI" }).check();
  await expect(field(page)).toBeFocused();
  await expect
    .poll(() =>
      options(page).evaluateAll((all) => all.every((option) => option.getAttribute("href")?.startsWith("/docs/cli/"))),
    )
    .toBe(true);
  await field(page).fill("worklog entries");
  await expect
    .poll(() =>
      options(page).evaluateAll(
        (all) => all.length > 0 && all.every((option) => option.getAttribute("href")?.startsWith("/docs/cli/")),
      ),
    )
    .toBe(true);
});

test("how many results there are is said, and that there may be more than are shown", async ({ page }) => {
  await open(page, start);
  await search(page, "entry");
  const status = dialog(page).getByRole("status");
  await expect(status).toHaveText(/^First \d+ results$/);
  await expect(options(page)).toHaveCount(
    Number.parseInt(((await status.textContent()) ?? "").split(" ")[1] ?? "", 10),
  );
  await field(page).fill("unsnooze");
  await expect(status).toHaveText(/^\d+ results?$/);
});

test("a pasted error body finds its code", async ({ page }) => {
  await open(page, start);
  await search(page, '{\n  "type": "about:blank",\n  "title": "Conflict",\n  "status": 409,\n  "code": "conflict"\n}');
  await expect(chosen(page)).toHaveAttribute("href", /\/docs\/api\/errors\/#conflict/);
});

test("markup in a query stays text", async ({ page }) => {
  await open(page, start);
  await search(page, '<img src=x onerror=alert(1)> "<b>entry');
  await expect(options(page).first()).toBeVisible();
  expect(await dialog(page).locator("img, b b").count()).toBe(0);
  await page.keyboard.press("Escape");
  await search(page, "zqxwv<zzqyk>");
  await expect(dialog(page).getByRole("status")).toContainText("No results");
  await expect(dialog(page).getByRole("status").getByRole("link")).toHaveText(["overview", "command line", "API"]);
});

test("what finds nothing is offered what is near", async ({ page }) => {
  await open(page, start);
  await search(page, "pxginxtixn");
  await expect(dialog(page).getByRole("status")).toContainText("Nearest");
  await options(page).first().click();
  await expect(field(page)).not.toHaveValue("pxginxtixn");
  await expect(chosen(page)).toBeVisible();
});

test("on a phone it fills the screen, and what is typed is not zoomed into", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, start);
  await search(page, "inbox");
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(
    await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  const close = await dialog(page).getByRole("button", { name: "Close search" }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
