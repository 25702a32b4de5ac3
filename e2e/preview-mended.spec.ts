import { expect } from "@playwright/test";
import { live, previewOrigin as origin, pageWith, test } from "./support/preview";
import { dialog, field, options } from "./support/search";

const file = "content/preview-of-a-page.mdx";

test("a page that crashed by an edit of code comes back when that is mended", async ({ page, preview }) => {
  const header = "components/page/page-header.tsx";
  const written = preview.written(header);
  const crash = page.getByRole("heading", { name: "This page crashed" });
  await live(page, `${origin}/docs/inbox/`);
  preview.save(header, written.replace("return (", "if (twin) throw new Error(twin);\n  return ("));
  await expect(crash).toBeVisible();
  preview.save(header, written);
  await expect(page.getByRole("heading", { level: 1, name: "Triage your inbox" })).toBeVisible();
  await expect(crash).toHaveCount(0);
});

test("the search of an open page answers with what was saved", async ({ page, preview }) => {
  preview.save(file, pageWith("## Feed the quokkas\n\nText."));
  await live(page, `${origin}/docs/preview-of-a-page/`);
  await page.keyboard.press("Control+k");
  await field(page).fill("quokkas");
  await expect(options(page).first()).toContainText("Feed the quokkas");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  preview.save(file, pageWith("## Feed the wombats\n\nText."));
  await expect(page.getByRole("heading", { name: "Feed the wombats" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await field(page).fill("");
    await field(page).fill("wombats");
    await expect(options(page).first()).toContainText("Feed the wombats", { timeout: 2000 });
  }).toPass();
});
