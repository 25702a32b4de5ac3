import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { looksSame } from "./support/looks-same";
import { field, options, search } from "./support/search";
import { templates } from "./support/templates";
import { expect, test } from "./support/test";

// With forced colors, grounds and shadows are gone: what only they would tell has to be told by a line. Each state is
// taken away, and must take something from the picture.

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const sample = "/docs/markdown-page/";
const without = (part: Locator, attribute: string) =>
  part.evaluate((element, name) => element.removeAttribute(name), attribute);

const withoutClass = (part: Locator, name: string) =>
  part.evaluate((element, one) => element.classList.remove(one), name);
const withStyle = (part: Locator, property: string, value: string) =>
  part.evaluate(
    (element, [name = "", to = ""]) => (element as HTMLElement).style.setProperty(name, to),
    [property, value],
  );

/** Where each state is found, the part that shows it, and what takes it away. */
const states: Record<string, { at: string; shows: string; takeAway: (part: Locator, page: Page) => Promise<unknown> }> =
  {
    "the current part of the site": { at: sample, shows: "header nav li:has([aria-current])", takeAway: mark },
    "the current page": { at: sample, shows: "aside li:has(> [aria-current])", takeAway: mark },
    "the current heading": { at: sample, shows: "main ~ nav[data-toc] li:has(> [aria-current])", takeAway: mark },
    "the chosen color mode": { at: sample, shows: "header [role=radiogroup]", takeAway: uncheck },
    "the chosen tab": { at: sample, shows: "main [role=radiogroup]", takeAway: uncheck },
    "a wrapped block": {
      at: sample,
      shows: "button[data-code-wrap][aria-pressed=true]",
      takeAway: (part) => without(part, "aria-pressed"),
    },
    "a marked line of code": { at: sample, shows: "pre .hit", takeAway: (part) => withoutClass(part, "hit") },
    "an added line of code": { at: sample, shows: "pre .ins", takeAway: (part) => withoutClass(part, "ins") },
    "a callout": {
      at: sample,
      shows: "[data-kind=warning]",
      takeAway: (part) => withStyle(part, "border-color", "Canvas"),
    },
    "an open group": { at: sample, shows: "aside details[open] > summary", takeAway: (part) => part.click() },
    "the edge of a method": {
      at: templates.operation,
      shows: "article [data-method]",
      takeAway: (part) => withStyle(part, "outline", "0"),
    },
  };

const stops = {
  "a link": "article p a",
  "a button": "figure button",
  "a tab": "main [role=radiogroup] input",
  "the color mode": "header input",
  "a block of code": "article pre[tabindex]",
  "a group of the sidebar": "aside summary",
};

/** Whether the ring around a stop shows, when the keyboard has brought the focus there. */
async function ringShows(page: Page, selector: string): Promise<boolean> {
  const stop = page.locator(selector).filter({ visible: true }).first();
  const around = stop.locator("xpath=../..");
  await page.keyboard.press("Tab");
  await stop.focus();
  // The caret blinks; Playwright hides it in pictures.
  return !(await looksSame(around, () => stop.blur()));
}

test("each state, stop and edge on a page of every element shows", async ({ page }) => {
  await open(page, sample);
  await test.step("what changes nothing is seen to change nothing", async () => {
    const part = page.locator("header nav li:has([aria-current])");
    expect(await looksSame(part, () => without(part, "data-nothing"))).toBe(true);
  });
  await test.step("the dots on the lines have the links' color, which lets no line through", async () => {
    for (const shows of ["header nav", "aside", "main ~ nav[data-toc]"]) {
      const current = page.locator(shows).filter({ visible: true }).locator("[aria-current]").first();
      const [dot, link] = await current.evaluate((it) => [
        getComputedStyle(it, "::before").backgroundColor,
        getComputedStyle(it).color,
      ]);
      expect(dot, shows).toBe(link);
    }
  });
  await test.step("the ring around each kind of stop shows", async () => {
    // Blocks that need no scrolling are no stops from some moment after hydration on (components/mdx/wide-content.ts).
    await page.locator("article pre:not([tabindex])").first().waitFor();
    for (const [what, selector] of Object.entries(stops)) expect.soft(await ringShows(page, selector), what).toBe(true);
  });
  await expectStates(page, sample);
  await test.step("the answer to the feedback shows", async () => {
    const yes = page.getByRole("button", { name: "Yes" });
    await yes.click();
    await page.getByRole("button", { name: "No" }).focus();
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    expect(await looksSame(yes, () => without(yes, "aria-pressed"))).toBe(false);
  });
  if (site.announcement)
    await test.step("the announcement has an edge", async () => {
      const bar = page.getByRole("region", { name: "Announcement" });
      expect(await looksSame(bar, () => bar.evaluate((it) => Object.assign(it.style, { outline: "0" })))).toBe(false);
    });
});

test("each state of an operation shows", async ({ page }) => {
  await open(page, templates.operation);
  await expectStates(page, templates.operation);
});

test("the search", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, sample);
  await search(page, "rate limit");
  await test.step("a word that was found can be read, on a dark ground, too", async () => {
    const found = options(page).first().locator("mark").first();
    expect(await looksSame(found, () => found.evaluate((mark) => mark.replaceChildren("\u2003")))).toBe(false);
  });
  await page.emulateMedia({ colorScheme: "light" });
  await field(page).fill("scope");
  await test.step("the chosen result and the section that is searched show", async () => {
    const first = options(page).first();
    await expect(first.locator("mark").first()).toHaveText(/scope/i);
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("status").filter({ hasText: "results" })).toBeVisible();
    // Its list clips what is outside, and there is nothing above the first.
    expect(await first.evaluate((option) => getComputedStyle(option).outlineOffset)).toBe("-2px");
    expect(await looksSame(first, () => without(first, "aria-selected"))).toBe(false);
    const scopes = page.getByRole("radiogroup", { name: "Search in" });
    expect(await looksSame(scopes, () => uncheck(scopes))).toBe(false);
  });
});

test("the ring around the search of the landing page shows", async ({ page }) => {
  await open(page, templates.landing);
  expect(await ringShows(page, "search input")).toBe(true);
});

test.describe("with light chosen in a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("drawings take the forced colors, too", async ({ page }) => {
    await open(page, templates.explanation);
    await page.getByRole("radio", { name: "Light" }).check();
    for (const drawing of [page.locator("header svg").first(), page.getByRole("img").locator("svg").first()]) {
      const hidden = () => drawing.evaluate((element) => Object.assign(element.style, { visibility: "hidden" }));
      expect(await looksSame(drawing, hidden)).toBe(false);
    }
    const [stroke, text] = await page.evaluate(() =>
      [document.querySelector("header svg"), document.body].map((element) => {
        const { stroke: line, color } = getComputedStyle(element as Element);
        return element === document.body ? color : line;
      }),
    );
    expect(stroke).toBe(text);
  });
});

/** None takes away what another shows, so one page is enough for all that stand on it. */
async function expectStates(page: Page, address: string) {
  for (const [what, { at, shows, takeAway }] of Object.entries(states)) {
    if (at !== address) continue;
    const part = page.locator(shows).filter({ visible: true }).first();
    expect.soft(await looksSame(part, () => takeAway(part, page)), what).toBe(false);
  }
}

async function mark(part: Locator) {
  await part
    .locator("[aria-current]")
    .first()
    .evaluate((element) => element.removeAttribute("aria-current"));
}

async function uncheck(part: Locator) {
  await part.evaluate((group) => {
    for (const radio of group.querySelectorAll("input")) radio.checked = false;
  });
}
