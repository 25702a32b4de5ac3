import type { Locator } from "@playwright/test";

/** Whether the place of a part looks the same after something is done: byte for byte, in a page that stands still. */
export async function looksSame(part: Locator, change: () => Promise<unknown>): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  const clip = await part.boundingBox();
  if (!clip) throw new Error("The part is not on the screen.");
  const before = await part.page().screenshot({ clip });
  await change();
  return before.equals(await part.page().screenshot({ clip }));
}
