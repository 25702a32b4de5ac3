import type { Page } from "@playwright/test";

/** What a browser says of its line (Network Information API). */
type Connection = { saveData: boolean; effectiveType: "slow-2g" | "2g" | "3g" | "4g" };

/** A reader who asked the browser to spare data. */
export const dataSaver: Connection = { saveData: true, effectiveType: "4g" };

/** Has every page that is opened next believe that this is its line. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
}
