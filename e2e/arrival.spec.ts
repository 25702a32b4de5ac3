import type { Page } from "@playwright/test";
import { recordFrames } from "./support/frames";
import { watchShift } from "./support/layout-shift";
import { testWithOwnHost as test } from "./support/own-host";
import { store } from "./support/storage";
import { templates } from "./support/templates";
import { expect } from "./support/test";

// A slow line, or a busy phone, has a frame drawn wherever a page has come to. What moves by its own nature is not looked
// at: a line that grows by its words, in the announcement and in the article, and the columns of a table.

/** Menus, which no one sees, and the entries of groups: Chromium is late with the line beside an open one (`:has()`). */
const whole = /(<dialog.*?<\/dialog>|(?<=<summary>[^<]*<\/summary>)<ul.*?<\/ul>)/;

/** Before an element, and before words. */
const step = /(?=<(?!use|path|circle)\w)|(?<=>)(?=[^<])/;

/** A page's first screen comes step by step. What follows stays away. */
function toArticle(html: string): string[] {
  const [head = "", bar = "", frame = ""] = html.split(/(?<=<\/p>)(?=<button)|(?=<aside)|(?=<article)/);
  const parts = (bar + frame).split(whole).flatMap((part, at) => (at % 2 === 0 ? part.split(step) : part));
  return [head, ...parts.filter((part) => part !== "")];
}

/** Resolves with the length of what a page has, when that is more than before, and about to be drawn. */
function moreThan(page: Page, length: number): Promise<number> {
  return page.evaluate(async (before) => {
    const lengthOf = () => document.documentElement.outerHTML.length;
    do await new Promise(requestAnimationFrame);
    while (lengthOf() <= before);
    return lengthOf();
  }, length);
}

for (const [name, device] of [
  ["a laptop", { viewport: { width: 1440, height: 900 } }],
  ["a phone", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    const tag = name === "a phone" ? ["@sweep"] : [];
    test("nothing moves, wherever a page has come to at first", { tag }, async ({ page, host }) => {
      let parts: string[] = [];
      const sendNext = host.inParts((html) => {
        parts = toArticle(html);
        return parts;
      });
      await page.goto(templates["how-to"], { waitUntil: "commit" });
      let length = await moreThan(page, 0);
      const shift = await watchShift(page);
      for (const part of parts.slice(1)) {
        sendNext();
        if (part.startsWith("</")) continue;
        length = await moreThan(page, length);
        expect(await shift.evaluate((sumOf) => sumOf()), `moved when this, or what is before it, came: ${part}`).toBe(
          0,
        );
      }
      await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
      await expect(page.getByRole("link", { name: "View as Markdown" })).toBeVisible();
      expect(await shift.evaluate((sumOf) => sumOf())).toBe(0);
    });
  });
}

test("tabs are shown as they were chosen before, whenever they come; what is chosen meanwhile stays", async ({
  page,
  host,
}) => {
  await store(page, { "tab.os": "windows" });
  const chosen = await recordFrames(page, () =>
    [...document.querySelectorAll<HTMLInputElement>("[data-tabs=os]")]
      .map((tabs) => tabs.querySelector<HTMLInputElement>("input:checked")?.value)
      .join(", "),
  );
  // Each part has a group of tabs, and the second's comes long after the sidebar.
  const sendNext = host.inParts((html) => {
    const [, second = 0] = [...html.matchAll(/data-tabs="os"/g)].map(({ index }) => index);
    const betweenThem = html.lastIndexOf("<p>", second);
    const behind = html.indexOf("<h2", second);
    return [html.slice(0, betweenThem), html.slice(betweenThem, behind), html.slice(behind)];
  });
  await page.goto("/docs/markdown-page/", { waitUntil: "commit" });
  const choice = (at: number, name: string) =>
    page.getByRole("radiogroup", { name: "Operating system" }).nth(at).getByRole("radio", { name });
  await expect(choice(0, "Windows")).toBeChecked();
  sendNext();
  await expect(choice(1, "Windows")).toBeChecked();
  expect((await chosen()).filter(Boolean)).toEqual(["windows", "windows, windows"]);
  await choice(0, "Linux").check();
  sendNext();
  // React has the other one follow.
  await expect(choice(1, "Linux")).toBeChecked();
  const first = (await chosen()).map((all) => all.split(", ")[0]);
  expect(first.filter((value, at) => value && value !== first[at - 1])).toEqual(["windows", "linux"]);
  await expect(choice(0, "Linux")).toBeChecked();
});
