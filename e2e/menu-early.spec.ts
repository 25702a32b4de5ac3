import { holdScripts, whenLive } from "./support/late";
import { menu, opener } from "./support/menu";
import { sidebar } from "./support/shell";
import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

test("a menu that was opened while the page came is whole when React is there, its groups as they were left", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const letGo = await holdScripts(page);
  await page.goto("/docs/markdown-page/");
  await opener(page).click();
  const list = sidebar(page);
  const links = list.getByRole("link", { includeHidden: true });
  const all = await links.count();
  // As if the sidebar had ended here then.
  await list.evaluate((nav) => nav.querySelector("li:last-child")?.remove());
  expect(await links.count()).toBeLessThan(all);
  await menu(page).getByText("Getting started").click();
  letGo();
  await whenLive(page);
  await expect(links).toHaveCount(all);
  const link = menu(page).getByRole("link", { name: "Core concepts" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await opener(page).click();
  await expect(link).toBeVisible();
});
