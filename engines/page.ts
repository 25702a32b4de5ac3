import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { hasTurner } from "@/e2e/support/in-page";
import type { Tab } from "./browser";

const patience = 8000;

/** Asks the page until it answers as expected; what it answered last is in the failure, or that it gave no answer. */
export async function until<A extends unknown[], R>(
  tab: Tab,
  what: string,
  expected: R,
  inPage: (...values: A) => R,
  ...values: A
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await tab.evaluate(inPage, ...values).then(
      (seen) => ({ isAsExpected: isDeepStrictEqual(seen, expected), words: `saw ${show(seen)}` }),
      // A page that is just being left has no answer.
      ({ message }: Error) => ({ isAsExpected: false, words: `had no answer: ${message}` }),
    );
    if (answer.isAsExpected) return;
    if (performance.now() > end) throw new Error(`${what}: expected ${show(expected)}, ${answer.words}`);
    await wait(40);
  }
}

const show = (value: unknown) => JSON.stringify(value) ?? "nothing";

/** Waits until React has taken over. */
export const untilLive = (tab: Tab) =>
  until(tab, "React has taken over", true, () => "live" in document.documentElement.dataset);

/** Waits until the script that turns pages before React is there: the last that a page asks for on its own. */
export const untilTurner = (tab: Tab) => until(tab, "what turns pages is there", true, hasTurner);

/** Opens a page and waits until React has taken over, and all of it is shown: its rest comes later (boot/fold.ts). */
export async function openLive(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await untilLive(tab);
  await until(tab, "all of the page is shown", true, () => !document.querySelector("[data-below]"));
}

export const untilTitle = (tab: Tab, title: string) =>
  until(tab, "the page's heading", title, () => document.querySelector("h1")?.textContent ?? "");

/** Waits until the address is this one, from its path on. */
export const untilAt = (tab: Tab, address: string) =>
  until(tab, "the address", address, () => location.pathname + location.search + location.hash);

/** Waits until what a selector names can be seen, or can't. */
export const untilShown = (tab: Tab, selector: string, isShown = true) =>
  until(
    tab,
    `${selector} can be seen`,
    isShown,
    (css) =>
      [...document.querySelectorAll(css)].some((element) => element.checkVisibility({ visibilityProperty: true })),
    selector,
  );

/** Clicks with the pointer, in its middle, on the first visible element of a selector, or that of them with this name. */
export async function click(tab: Tab, selector: string, name?: string): Promise<void> {
  const end = performance.now() + patience;
  let last = "";
  for (;;) {
    const place = await tab.evaluate(locate, selector, name ?? null);
    // In the same place twice: it does not move.
    if (Array.isArray(place) && String(place) === last) return tab.clickAt(place[0], place[1]);
    last = String(place);
    if (performance.now() > end) throw new Error(`${selector} ${name ?? ""} can't be clicked: ${last}`);
    await wait(30);
  }
}

/** Where to click, or why not. */
function locate(selector: string, name: string | null): [number, number] | string {
  const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const element = [...document.querySelectorAll(selector)].find(
    (found) => (name === null || nameOf(found) === name) && found.checkVisibility(),
  );
  if (!element) return "it is not there";
  const [before] = element.getClientRects();
  // What can be seen is left where it is: some engines scroll the page for what stands in a bar that sticks.
  if (!before || before.top < 0 || before.bottom > innerHeight)
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const [box] = element.getClientRects();
  if (!box) return "it has no place";
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  // A label may lie over its button.
  if (!hit || !(element.contains(hit) || hit.contains(element))) return `behind ${hit?.outerHTML.slice(0, 100)}`;
  return [x, y];
}

/** Waits until an element of this kind has the focus, with this text if one is given. */
export const untilFocused = (tab: Tab, selector: string, name = "") =>
  until(
    tab,
    "what has the focus",
    "as expected",
    (css, words) => {
      const focused = document.activeElement;
      const isExpected = focused?.matches(css) && (words === "" || focused.textContent?.trim() === words);
      return isExpected ? "as expected" : focused?.outerHTML.slice(0, 120);
    },
    selector,
    name,
  );
