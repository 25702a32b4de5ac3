import type { Page } from "@playwright/test";

/** Keeps the event from the page by which newer browsers tell that a dialog has opened or closed. */
export async function silenceDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      "toggle",
      (event) => {
        if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
      },
      true,
    );
  });
}
