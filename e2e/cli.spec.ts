import { phone } from "./support/sizes";
import { expect, test } from "./support/test";

test("a flag has an address, and is a card on a phone", async ({ page }) => {
  await page.goto("/docs/cli/commands/log/#flag-date");
  const row = page.locator("#flag-date");

  await test.step("its address shows it clear of the navbar", async () => {
    await expect(row).toBeInViewport();
    await expect(row).toContainText("--date DATE");
    const navbar = await page.getByRole("banner").boundingBox();
    const place = await row.boundingBox();
    expect(place?.y ?? 0).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    await row.hover();
    await expect(row.getByRole("link", { name: "Link to -d, --date DATE" })).toHaveCSS("opacity", "1");
  });

  await test.step("on a phone, each flag is a card that says what its values are", async () => {
    await page.setViewportSize(phone);
    const cells = row.locator("td");
    const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1);
    const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels).toEqual(["none", '"Type: "', '"Default: "', "none"]);
    await expect(page.locator("#flag-impact td").nth(2), "a value that there isn't takes no line").toBeHidden();
    const overflow = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("the description of the command line can be fetched by a program", async ({ request, page }) => {
  await page.goto("/docs/cli/");
  const href = await page.getByRole("link", { name: "devlog.opencli.json" }).getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("application/json");
  const description = await response.json();
  expect([description.opencli, description.info.title]).toEqual(["0.1", "Devlog CLI"]);
  expect(description.commands.map(({ name }: { name: string }) => name)).toContain("recap");
});
