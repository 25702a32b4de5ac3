import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold } from "./support/late";
import { isEvents, live, previewOrigin as origin, pageWith, startPreview, watchTold } from "./support/preview";
import { sidebarLink } from "./support/shell";

const project = path.join(import.meta.dirname, "..");
const file = "content/preview-of-a-page.mdx";
const address = `${origin}/docs/preview-of-a-page/`;
const api = "openapi/devlog.yaml";
const written = readFileSync(path.join(project, api), "utf8");

let preview: Awaited<ReturnType<typeof startPreview>> | undefined;

const save = (name: string, text: string) => preview?.save(name, text);
const write = (text: string) => save(file, pageWith(text));

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  preview = await startPreview(project, request);
});

test.afterAll(() => preview?.stop());

test("an open page follows what is written into it", async ({ page }) => {
  const problems = page.getByRole("region", { name: "This page cannot be built" });
  write("Text with a <Calout>mistake</Calout>.");
  await live(page, address);

  await test.step("a mistake shows in the place of its page, with line and cure, and goes when it is mended", async () => {
    await expect(problems).toContainText(`${file}:7:13`);
    await expect(problems).toContainText("Unknown element <Calout>.");
    await expect(problems).toContainText("Did you mean <Callout>?");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    write("Text without a mistake.");
    await expect(page.getByText("Text without a mistake.")).toBeVisible();
    await expect(problems).toHaveCount(0);
  });

  await test.step("a page whose picture or drawing is missing says so in its place", async () => {
    write("![A chart](/docs/images/missing.png)");
    await expect(problems).toContainText("/docs/images/missing.png");
    write('<Diagram name="missing" label="A chart" />');
    await expect(problems).toContainText('"missing"');
  });

  await test.step("what is open stays open when the text is saved", async () => {
    const text = (sentence: string) =>
      `${sentence}\n\n<details>\n<summary>More</summary>\n\nWhat is open.\n\n</details>\n`;
    write(text("The first draft."));
    await expect(page.getByText("The first draft.")).toBeVisible();
    await page.getByText("More").click();
    await expect(page.getByText("What is open.")).toBeVisible();
    write(text("The second draft."));
    await expect(page.getByText("The second draft.")).toBeVisible();
    await expect(page.getByText("What is open.")).toBeVisible();
  });

  await test.step("a link into another page is held to what that page has", async () => {
    write("A link [into a page](/docs/inbox/#no-such-heading), and one [to a page](/docs/snippets/).");
    const broken = page.getByRole("region", { name: "The site cannot be built" });
    await expect(broken).toContainText('Broken anchor "/docs/inbox/#no-such-heading"');
    await expect(broken).not.toContainText("/docs/snippets/");
    await page.getByRole("link", { name: "to a page", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Create and use snippets" })).toBeVisible();
  });
  expect(await page.evaluate(() => "isSameDocument" in window), "no page was loaded again").toBe(true);
});

test("a page's twin, its picture, and its index can be looked at as they will be published", async ({ request }) => {
  const twin = await request.get(`${origin}/docs/inbox.md`);
  expect([twin.status(), twin.headers()["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(await twin.text()).toMatch(/^# Triage your inbox\n/);
  expect((await request.get(`${origin}/docs/og/inbox.png`)).headers()["content-type"]).toBe("image/png");
  expect(await (await request.get(`${origin}/docs/llms.txt`)).text()).toContain("/docs/inbox.md");
});

test("a page that was just made is found at once, and so is its twin; what is gone is not", async ({ request }) => {
  const status = async (name: string) => (await request.get(`${origin}/docs/${name}`)).status();
  const name = "just-made";
  save(`content/${name}.mdx`, pageWith("Text."));
  expect([await status(`${name}/`), await status(`${name}.md`)]).toEqual([200, 200]);
  preview?.remove(`content/${name}.mdx`);
  expect([await status(`${name}/`), await status(`${name}.md`)]).toEqual([404, 404]);
});

test("a missing page is asked for once, and again when something was saved", async ({ page }) => {
  const name = "content/made-later.mdx";
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("made-later")) asked.push(request.url());
  });
  const told = await watchTold(page);
  expect((await page.goto(`${origin}/docs/made-later/`))?.status()).toBe(404);
  await told();
  await afterFrames(page);
  expect(asked).toHaveLength(1);
  save(name, pageWith("Text."));
  await expect(page.getByRole("heading", { level: 1, name: "Preview of a page" })).toBeVisible({ timeout: 20_000 });
  preview?.remove(name);
});

test("the rest stands while a page, or the missing page's text, is broken, and names why", async ({ page }) => {
  write("A brace { left open");
  await live(page, `${origin}/docs/inbox/`);
  await expect(page.getByRole("heading", { level: 1, name: "Triage your inbox" })).toBeVisible();
  await expect(page.getByRole("region", { name: "The site cannot be built" })).toContainText(
    "The page is in no sidebar",
  );
  const text = "content/shell/not-found.mdx";
  const before = readFileSync(path.join(project, text), "utf8");
  save(text, before.replace("no page", "no <Pag /> page"));
  await page.goto(`${origin}/docs/nowhere/`);
  await expect(page.getByRole("region", { name: "This text cannot be built" })).toContainText(`${text}:1:13`);
  save(text, before);
  await expect(page.getByText("There is no page at this address.")).toBeVisible({ timeout: 20_000 });
});

test("an open page follows what the sidebar calls another, also if that was saved before it could hear of it", async ({
  page,
  context,
}) => {
  const other = "content/snippets.mdx";
  const before = readFileSync(path.join(project, other), "utf8");
  const label = sidebarLink(page, "Saved text");
  const listen = await hold(page, isEvents);
  await live(page, `${origin}/docs/documents/`);
  // A tab that hears what is told.
  const hearing = await context.newPage();
  await live(hearing, `${origin}/docs/documents/`);
  save(other, before.replace(/^sidebarLabel: .*/m, "sidebarLabel: Saved text"));
  await expect(sidebarLink(hearing, "Saved text")).toBeVisible({ timeout: 20_000 });
  await hearing.close();
  await expect(label).toHaveCount(0);
  listen();
  await expect(label).toBeVisible({ timeout: 20_000 });
  await page.unroute(isEvents);
  save(other, before);
  await expect(label).toHaveCount(0, { timeout: 20_000 });
});

test("an operation tells why the API's description cannot be read, until it is mended", async ({ page }) => {
  const url = `${origin}/docs/api/reference/projects/list/`;
  await live(page, url);
  save(api, written.replace("summary: List projects", "summary: List: projects"));
  const problems = page.getByRole("region", { name: "This page cannot be built" });
  await expect(problems).toContainText("openapi/devlog.yaml:", { timeout: 20_000 });
  await expect(problems).toContainText("This is not valid YAML or JSON");
  expect((await page.goto(url))?.status()).toBe(200);
  await expect(problems).toContainText("This is not valid YAML or JSON");
  save(api, written);
  await expect(page.getByRole("heading", { level: 1, name: "List projects" })).toBeVisible({ timeout: 20_000 });
  expect((await page.goto(`${origin}/docs/api/reference/projects/gone/`))?.status()).toBe(404);
});

test("a mistake in the API's description shows on its operation's page, a moment later", async ({ page }) => {
  const problems = page.getByRole("region", { name: "The site cannot be built" });
  write("Text.");
  await live(page, `${origin}/docs/api/reference/projects/list/`);
  save(api, written.replace("example: billing-api", "example: Billing API"));
  await expect(problems).toContainText("does not fit its schema", { timeout: 30_000 });
  await expect(problems).toContainText("Correct the example, or the schema");
  await expect(page.getByRole("heading", { level: 1, name: "List projects" })).toBeVisible();
  await live(page, `${origin}/docs/api/reference/projects/create/`);
  // A page that is in no sidebar is told everywhere.
  await expect(problems).toContainText(`${file}:1`);
  await expect(problems).not.toContainText("does not fit its schema");
  // The command line's sentences are held to the API's limits.
  save(api, written.replace("quota: 10", "quota: 12"));
  await expect(problems).toContainText("content/cli/devlog.opencli.yaml", { timeout: 20_000 });
  save(api, written);
});

test("an address that is led on leads on, and one that is led nowhere or is missing is told", async ({ page }) => {
  const problems = page.getByRole("region", { name: "The site cannot be built" });
  const redirects = "content/redirects.ts";
  const list = readFileSync(path.join(project, redirects), "utf8");
  const documents = readFileSync(path.join(project, "content/documents.mdx"), "utf8");
  await live(page, `${origin}/docs/documents/`);
  save(redirects, list.replace("= {", '= { triage: "/docs/inbox/#undo", "old-page": "/docs/inbix/",'));
  await expect(problems).toContainText("there is no page /docs/inbix/", { timeout: 20_000 });
  save("content/documents.mdx", documents.replace("[#undo, ", "[#undo-it, "));
  await expect(problems).toContainText('had the id "undo"', { timeout: 20_000 });
  await expect(async () => {
    await page.goto(`${origin}/docs/triage/`);
    await expect(page).toHaveURL(`${origin}/docs/inbox/#undo`, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(problems).not.toContainText('had the id "undo"');
  save(redirects, list);
  save("content/documents.mdx", documents);
});

test("the root leads to the docs, drawn by the route without parameters", async ({ page }) => {
  expect(await (await page.goto(`${origin}/`))?.text()).toContain("docs/preview.page");
  await expect(page).toHaveURL(`${origin}/docs/`);
});
