import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { afterFrames } from "./frames";
import { hold, isLive, keepPointerOut, reactScripts } from "./late";
import { outFolder } from "./out";
import { htmlOf } from "./pages";
import { watchAnswers } from "./payloads";

const drawsPage = (name: string) =>
  readFileSync(path.join(outFolder, `_next/static/chunks/${name}.js`), "utf8").includes('"PageBody"');

/** Whether React has begun: it hears of all events of the document from then on. */
export const hasBegun = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith("_reactListening")));

/** Opens a page that gets all scripts but the one that draws the page's text. Gives what lets that come, too. */
export async function openWithoutPage(page: Page, address: string): Promise<() => void> {
  // Asked for before the page has loaded, the script that is held would keep it from loading.
  await keepPointerOut(page);
  const chunks = /data-chunks="([^"]+)"/.exec(htmlOf(address))?.[1];
  const file = `/${chunks?.split(" ").find(drawsPage)}.js`;
  const letGo = await hold(page, (url) => url.pathname.endsWith(file));
  const come = watchAnswers(page, (request) => reactScripts.test(request.url()) && !request.url().endsWith(file));
  await page.goto(address);
  await page.locator("body").dispatchEvent("pointerover");
  await come();
  await afterFrames(page, 10);
  return letGo;
}

/** The same, and React begins nevertheless, and waits for that script: boot/wake.ts spares a reader that. */
export async function openBegun(page: Page, address: string): Promise<void> {
  await openWithoutPage(page, address);
  await page.evaluate(async () => {
    const { flight = "" } = document.querySelector<HTMLElement>("[data-chunks]")?.dataset ?? {};
    window.__next_f = [[0], [1, await (await fetch(flight)).text()]];
    window.docs?.start();
  });
  await expect.poll(() => hasBegun(page)).toBe(true);
  await afterFrames(page, 10);
  expect(await isLive(page)).toBe(false);
}
