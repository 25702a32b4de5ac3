import { expect } from "@playwright/test";
import { live, previewOrigin as origin, pageWith, test } from "./support/preview";

const file = "content/preview-of-a-page.mdx";
const api = "openapi/devlog.yaml";

test("an operation tells why the API's description cannot be read, until it is mended", async ({ page, preview }) => {
  const url = `${origin}/docs/api/reference/projects/list/`;
  const written = preview.written(api);
  await live(page, url);
  preview.save(api, written.replace("summary: List projects", "summary: List: projects"));
  const problems = page.getByRole("region", { name: "This page cannot be built" });
  await expect(problems).toContainText("openapi/devlog.yaml:");
  await expect(problems).toContainText("This is not valid YAML or JSON");
  expect((await page.goto(url))?.status()).toBe(200);
  await expect(problems).toContainText("This is not valid YAML or JSON");
  preview.save(api, written);
  await expect(page.getByRole("heading", { level: 1, name: "List projects" })).toBeVisible();
  expect((await page.goto(`${origin}/docs/api/reference/projects/gone/`))?.status()).toBe(404);
});

test("a mistake in the API's description shows on its operation's page, a moment later", async ({ page, preview }) => {
  const problems = page.getByRole("region", { name: "The site cannot be built" });
  const written = preview.written(api);
  preview.save(file, pageWith("Text."));
  await live(page, `${origin}/docs/api/reference/projects/list/`);
  preview.save(api, written.replace("example: billing-api", "example: Billing API"));
  await expect(problems).toContainText("does not fit its schema");
  await expect(problems).toContainText("Correct the example, or the schema");
  await expect(page.getByRole("heading", { level: 1, name: "List projects" })).toBeVisible();
  await live(page, `${origin}/docs/api/reference/projects/create/`);
  // A page that is in no sidebar is told everywhere.
  await expect(problems).toContainText(`${file}:1`);
  await expect(problems).not.toContainText("does not fit its schema");
  // The command line's sentences are held to the API's limits.
  preview.save(api, written.replace("quota: 10", "quota: 12"));
  await expect(problems).toContainText("content/cli/devlog.opencli.yaml");
  preview.save(api, written);
});
