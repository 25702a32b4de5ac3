import type { Page } from "@playwright/test";
import { afterFrames } from "./frames";

/** How much the layout has moved by itself since the page began. */
export async function layoutShift(page: Page): Promise<number> {
  const shift = await page.evaluateHandle(() => {
    const sum = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    return sum;
  });
  await afterFrames(page);
  return shift.evaluate(({ value }) => value);
}
