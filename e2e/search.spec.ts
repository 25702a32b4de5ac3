import { hold, open } from "./support/late";
import { ask, chosen, dialog, field, options, quotingResult, search, start } from "./support/search";
import { expect, test } from "./support/test";

test("a result is chosen and opened", async ({ page }) => {
  await open(page, start);

  await test.step("results appear as typed, and arrow keys, pointer and Enter choose among them", async () => {
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
    // Of what is typed then, the first is seen.
    await ask(page, "webhooks");
    await expect(chosen(page)).toBeInViewport({ ratio: 0.9 });
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toBeFocused();
    const href = await options(page).nth(2).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href?.split("#")[0]}`));
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("Enter on words whose answer is still to come takes the first of that answer", async () => {
    await search(page, "snooze");
    await expect(chosen(page)).toContainText("Snooze");
    // In one go: no answer can come between the two.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = "pagination";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
    await expect(page).toHaveURL("/docs/api/pagination/");
    await expect(dialog(page)).toBeHidden();
  });

  await search(page, "post-commit hook force");
  const option = options(page)
    .filter({ hasText: /^--force/ })
    .first();
  await expect(option.locator("q mark").first()).toBeVisible();

  await test.step("the words are in the address for a tab of its own, so that the browser marks them", () =>
    expect(option).toHaveAttribute("href", /#flag-force:~:text=/));

  await test.step("a result opens at its section, in sight, with its words marked", async () => {
    await option.click();
    await expect(page).toHaveURL("/docs/cli/commands/init/#flag-force");
    await expect(page.locator("#flag-force")).toBeInViewport();
    const top = await page.locator("#flag-force").evaluate((row) => row.getBoundingClientRect().top);
    const under = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(under);
    await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].join(" "))).toMatch(/hook/i);
    await page.locator("#flag-force").dispatchEvent("pointerdown");
    expect(await page.evaluate(() => CSS.highlights.has("found")), "after a press").toBe(false);
  });
});

test("a result that is opened in another tab marks nothing in this one", async ({ page, context }) => {
  await page.clock.install();
  const option = await quotingResult(page);
  const other = context.waitForEvent("page");
  await option.click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  // Ten times as long as it would take.
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => CSS.highlights.has("found"))).toBe(false);
  await expect(dialog(page)).toBeVisible();

  await test.step("nor does one that is taken so by the keyboard", async () => {
    const another = context.waitForEvent("page");
    await page.keyboard.press("ControlOrMeta+Enter");
    await (await another).close();
    await expect(dialog(page)).toBeVisible();
  });
});

test("what is typed is answered", async ({ page }) => {
  const letGo = await hold(page, /\/docs\/search\/texts\//);
  await open(page, start);
  const status = dialog(page).getByRole("status");

  await test.step("nothing moves when quotes arrive", async () => {
    await search(page, "rate limit");
    await expect(options(page).nth(3)).toBeVisible();
    const tops = () => options(page).evaluateAll((all) => all.map((option) => (option as HTMLElement).offsetTop));
    const before = await tops();
    letGo();
    await expect(options(page).first().locator("q")).not.toBeEmpty();
    expect(await tops()).toEqual(before);
  });

  await test.step("who hears a result hears its title, kind, place, and quote apart", async () => {
    await expect(options(page).first()).toHaveAccessibleName(/^Rate limits ?, ?Guide ?, ?API overview ?, ?\S/);
  });

  for (const [what, told] of [
    ["says so", { isComposing: true }],
    ["says so by the code alone, as Safari does at its end", { keyCode: 229 }],
  ] as const) {
    await test.step(`while a word is composed, and the browser ${what}, its keys choose and open nothing`, async () => {
      await ask(page, "project");
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

  await test.step("how many results there are is said, and that there may be more than are shown", async () => {
    await ask(page, "entry");
    await expect(status).toHaveText(/^First \d+ results$/);
    await expect(options(page)).toHaveCount(
      Number.parseInt(((await status.textContent()) ?? "").split(" ")[1] ?? "", 10),
    );
    await field(page).fill("unsnooze");
    await expect(status).toHaveText(/^\d+ results?$/);
  });

  await test.step("a pasted error body finds its code", async () => {
    await field(page).fill(
      '{\n  "type": "about:blank",\n  "title": "Conflict",\n  "status": 409,\n  "code": "conflict"\n}',
    );
    await expect(chosen(page)).toHaveAttribute("href", /\/docs\/api\/errors\/#conflict/);
  });

  await test.step("markup in a query stays text", async () => {
    await ask(page, '<img src=x onerror=alert(1)> "<b>entry');
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).locator("img, b b").count()).toBe(0);
    await field(page).fill("zqxwv<zzqyk>");
    await expect(status).toContainText("No results");
    await expect(status.getByRole("link")).toHaveText(["overview", "command line", "API"]);
  });

  await test.step("what finds nothing is offered what is near", async () => {
    await field(page).fill("pxginxtixn");
    await expect(status).toContainText("Nearest");
    await options(page).first().click();
    await expect(field(page)).not.toHaveValue("pxginxtixn");
    await expect(chosen(page)).toBeVisible();
  });

  await test.step("a section can be chosen, and holds for what is typed next", async () => {
    const isOfSection = () =>
      options(page).evaluateAll(
        (all) => all.length > 0 && all.every((option) => option.getAttribute("href")?.startsWith("/docs/cli/")),
      );
    await ask(page, "project");
    await dialog(page).getByRole("radio", { name: "CLI" }).check();
    await expect(field(page)).toBeFocused();
    await expect.poll(isOfSection).toBe(true);
    // As many as in all sections would be the same text, which nobody hears again.
    await expect(status).toHaveText(/^(?:First )?\d+ results in CLI$/);
    await ask(page, "worklog entries");
    await expect.poll(isOfSection).toBe(true);
  });

  await test.step("whatever was searched before, the next search is of everything", async () => {
    await ask(page, "create project");
    await expect(options(page).first()).toContainText("devlog");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("radio", { name: "All" })).toBeChecked();
    await expect(options(page).first()).toHaveAttribute("href", /projects\/create/);
  });
});
