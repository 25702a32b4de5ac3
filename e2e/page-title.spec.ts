import { site } from "@/lib/site/config";
import { open } from "./support/late";
import { contents, sidebarLink, title } from "./support/shell";
import { expect, test } from "./support/test";

test("the new title is there with its page, and announced, once; the first page's is not", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.title === "" && document.body) Object.assign(window, { wasUntitled: true });
    }).observe(document, { childList: true, subtree: true });
    const said: string[] = Object.assign(window, { said: [] as string[] }).said;
    const listen = (root: Node) =>
      new MutationObserver(() => {
        const text = root.textContent?.trim();
        if (text) said.push(text);
      }).observe(root, { childList: true, subtree: true, characterData: true });
    new MutationObserver((_changes, finder) => {
      const announcer = document.querySelector("next-route-announcer");
      if (!announcer?.shadowRoot) return;
      finder.disconnect();
      listen(announcer.shadowRoot);
    }).observe(document, { childList: true, subtree: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await open(page, "/docs/getting-started/");
  expect(await said()).toEqual([]);
  for (const [at, name] of ["Core concepts", "Daily workflow"].entries()) {
    await sidebarLink(page, name).click();
    await expect(title(page)).toHaveText(name);
    await expect.poll(async () => (await said()).length).toBe(at + 1);
    expect((await said())[at]).toBe(`${name} | ${site.title}`);
  }
  expect(await page.evaluate(() => "wasUntitled" in window)).toBe(false);
  await contents(page).getByRole("link").last().click();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await contents(page).getByRole("link").last().click();
  await sidebarLink(page, "Power user guide").click();
  await expect(title(page)).toHaveText("Power user guide");
  const names = ["Core concepts", "Daily workflow", "Power user guide"];
  await expect.poll(said).toEqual(names.map((name) => `${name} | ${site.title}`));
});
