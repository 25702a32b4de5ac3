import type { Page } from "@playwright/test";
import { holdScripts, open } from "./support/late";
import { contents } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a heading's link", async ({ page, context, baseURL }) => {
  await open(page, "/docs/markdown-page/");
  const heading = page.getByRole("heading", { name: "Callouts", exact: true });
  const link = heading.getByRole("link", { name: "Callouts", exact: true });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step("is called by its words, and shows its mark when pointed at, and when it has focus", async () => {
    const mark = () => link.evaluate((element) => getComputedStyle(element, "::after").opacity);
    expect(await mark()).toBe("0");
    // Beside its words, where the mark will be.
    await heading.hover({ position: { x: 400, y: 10 } });
    expect(await mark()).toBe("1");
    await page.mouse.move(5, 5);
    expect(await mark()).toBe("0");
    await page.keyboard.press("Tab");
    await link.focus();
    expect(await mark()).toBe("1");
  });
  await test.step("is not copied if it is opened in another tab", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await page.bringToFront();
    expect(await clipboard()).toBe("before");
  });
  await test.step("copies its section's address when it is followed, and says so", async () => {
    await heading.hover();
    await link.click();
    await expect(page.getByRole("status").filter({ hasText: "address was copied" })).toBeVisible();
    const address = `${baseURL}/docs/markdown-page/#callouts`;
    expect(await clipboard()).toBe(address);
    await expect(page).toHaveURL(address);
  });
  await test.step("and so does the mark of a field", async () => {
    await open(page, "/docs/api/reference/repository-commits/create/");
    const mark = page.getByRole("link", { name: "Link to body.commits", exact: true });
    await mark.click();
    await expect(page.getByRole("status").filter({ hasText: "address was copied" })).toBeVisible();
    expect(await clipboard()).toBe(`${baseURL}/docs/api/reference/repository-commits/create/#body.commits`);
  });
});

test("an own id and an older one both lead to their heading", async ({ page }) => {
  for (const id of ["own-id", "older-id"]) {
    await open(page, `/docs/markdown-page/?${id}#${id}`);
    await expect(page.getByRole("heading", { name: "A heading with an id of its own" })).toBeInViewport();
    await expectUncovered(page, "own-id");
  }
});

for (const width of [1440, 1100, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    // Each from the server: another hash alone would stay on the page.
    const opened = (id: string) => `/docs/markdown-page/?${id}#${id}`;

    const tag = width === 390 ? [] : ["@sweep"];
    test("opening the page at a heading leaves it uncovered", { tag }, async ({ page }) => {
      for (const id of ["callouts", "long-lines"]) {
        await open(page, opened(id));
        await expectUncovered(page, id);
      }
    });

    test("no way leads to a heading under a bar", { tag }, async ({ page }) => {
      await test.step("opening the page at one of its last", async () => {
        await open(page, opened("file-trees"));
        await expectUncovered(page, "file-trees");
      });
      await test.step("the entries of the contents list, from above or from below", async () => {
        const list = contents(page);
        const hashes = await list
          .locator("a")
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
        expect(hashes.length).toBeGreaterThan(10);
        const summary = list.locator("summary");
        // A list in a bar has to be opened for each, which takes its time: some are enough.
        const isBar = await summary.isVisible();
        const down = hashes.filter((_, at) => !isBar || at % 3 === 0 || at === hashes.length - 1);
        for (const hash of [...down, ...hashes.toReversed().filter((_, at) => at % (isBar ? 6 : 3) === 1)]) {
          if (isBar) await summary.click();
          await list.locator(`a[href="${hash}"]`).click();
          await expectUncovered(page, hash.slice(1));
        }
      });
      await test.step("arriving from another page", async () => {
        await open(page, "/docs/cli/commands/log/");
        await page.evaluate(() => {
          document
            .querySelector("article")
            ?.insertAdjacentHTML("beforeend", '<a href="/docs/markdown-page/#tables">To tables</a>');
        });
        await page.getByRole("link", { name: "To tables" }).click();
        await expect(page).toHaveURL("/docs/markdown-page/#tables");
        await expectUncovered(page, "tables");
      });
    });
  });
}

/** Once everything has come to rest, the heading stands in the window, and none of the bars stands over it. */
async function expectUncovered(page: Page, id: string) {
  const sight = () =>
    page.evaluate((name) => {
      const heading = document.getElementById(name);
      if (!heading) return "missing";
      if (document.getAnimations().length > 0) return "moving";
      const { top, bottom, left } = heading.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return `out of the window at ${top}`;
      for (
        let bar = document.elementFromPoint(left + 4, top + 2);
        bar && !bar.contains(heading);
        bar = bar.parentElement
      ) {
        if (["sticky", "fixed"].includes(getComputedStyle(bar).position))
          return `covered: ${bar.outerHTML.slice(0, 80)}`;
      }
      return "uncovered";
    }, id);
  await expect.poll(sight, { message: id, intervals: [20, 50, 100] }).toBe("uncovered");
}

test("a heading that an address names on a phone stays where it is when the buttons of wide code come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const letGo = await holdScripts(page);
  await page.goto("/docs/api/errors/#retry");
  const wrap = page.locator("[data-code-wrap]");
  const places = async () => [
    await page.locator("#retry").evaluate((heading) => heading.getBoundingClientRect().top),
    ...(await page.locator("figcaption").evaluateAll((all) => all.map((bar) => bar.clientHeight))),
  ];
  await expect(wrap.filter({ visible: true })).toHaveCount(0);
  const before = await places();
  letGo();
  await expect(wrap.filter({ visible: true })).not.toHaveCount(0);
  expect(await places()).toEqual(before);
});

test("what is copied of a row has its name, and not the mark of its link", async ({ page }) => {
  for (const [address, id, name] of [
    ["/docs/cli/commands/log/", "#flag-tag", "-t, --tag TAG"],
    ["/docs/api/reference/worklog-entries/create/", "#body\\.tags", "tags array of strings"],
  ] as const) {
    await open(page, address);
    const copied = await page.locator(id).evaluate((row) => {
      getSelection()?.selectAllChildren(row);
      return String(getSelection());
    });
    expect(copied.replace(/\s+/g, " ")).toContain(name);
    expect(copied).not.toContain("#");
  }
});
