import type { Page } from "@playwright/test";
import { afterFrames } from "./frames";
import { expect } from "./test";

/**
 * Waits until the step back that closing a dialog takes is over (components/navigation/back-closes.client.tsx), and the
 * page is where the reader was, which it is put to with the next frame.
 */
export async function whenOverlayLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy();
  await afterFrames(page);
}
