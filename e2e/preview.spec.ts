import { expect, type Page } from "@playwright/test";
import { afterFrames } from "./support/frames";
import { hold } from "./support/late";
import { isEvents, live, previewOrigin as origin, pageWith, test, watchTold } from "./support/preview";
import { sidebarLink } from "./support/shell";

const file = "content/preview-of-a-page.mdx";
const address = `${origin}/docs/preview-of-a-page/`;

test("an open page follows what is written into it", async ({ page, preview }) => {
  const problems = page.getByRole("region", { name: "This page cannot be built" });
  preview.save(file, pageWith("Text with a <Calout>mistake</Calout>."));
  await live(page, address);

  await test.step("a mistake shows in the place of its page, with line and cure, and goes when it is mended", async () => {
    await expect(problems).toContainText(`${file}:7:13`);
    await expect(problems).toContainText("Unknown element <Calout>.");
    await expect(problems).toContainText("Did you mean <Callout>?");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    preview.save(file, pageWith("Text without a mistake."));
    await expect(page.getByText("Text without a mistake.")).toBeVisible();
    await expect(problems).toHaveCount(0);
  });

  await test.step("a page whose picture or drawing is missing says so in its place", async () => {
    preview.save(file, pageWith("![A chart](/docs/images/missing.png)"));
    await expect(problems).toContainText("/docs/images/missing.png");
    preview.save(file, pageWith('<Diagram name="missing" label="A chart" />'));
    await expect(problems).toContainText('"missing"');
  });

  await test.step("what is open stays open when the text is saved", async () => {
    const text = (sentence: string) =>
      `${sentence}\n\n<details>\n<summary>More</summary>\n\nWhat is open.\n\n</details>\n`;
    preview.save(file, pageWith(text("The first draft.")));
    await expect(page.getByText("The first draft.")).toBeVisible();
    await page.getByText("More").click();
    await expect(page.getByText("What is open.")).toBeVisible();
    preview.save(file, pageWith(text("The second draft.")));
    await expect(page.getByText("The second draft.")).toBeVisible();
    await expect(page.getByText("What is open.")).toBeVisible();
  });

  await test.step("a link into another page is held to what that page has", async () => {
    preview.save(
      file,
      pageWith("A link [into a page](/docs/inbox/#no-such-heading), and one [to a page](/docs/snippets/)."),
    );
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

test("a page that was just made is found at once, and so is its twin; what is gone is not", async ({
  request,
  preview,
}) => {
  const status = async (name: string) => (await request.get(`${origin}/docs/${name}`)).status();
  const name = "just-made";
  preview.save(`content/${name}.mdx`, pageWith("Text."));
  expect([await status(`${name}/`), await status(`${name}.md`)]).toEqual([200, 200]);
  preview.remove(`content/${name}.mdx`);
  expect([await status(`${name}/`), await status(`${name}.md`)]).toEqual([404, 404]);
});

test("a missing page is asked for once, and again when something was saved", async ({ page, preview }) => {
  const name = "content/made-later.mdx";
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("made-later")) asked.push(request.url());
  });
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const told = await watchTold(page);
  expect((await page.goto(`${origin}/docs/made-later/`))?.status()).toBe(404);
  await told();
  await afterFrames(page);
  expect(asked).toHaveLength(1);
  expect(faults).toEqual([expect.stringContaining("404")]);
  preview.save(name, pageWith("Text."));
  await expect(page.getByRole("heading", { level: 1, name: "Preview of a page" })).toBeVisible();
  preview.remove(name);
});

test("the rest stands while a page is broken, and names why", async ({ page, preview }) => {
  preview.save(file, pageWith("A brace { left open"));
  await live(page, `${origin}/docs/inbox/`);
  await expect(page.getByRole("heading", { level: 1, name: "Triage your inbox" })).toBeVisible();
  await expect(page.getByRole("region", { name: "The site cannot be built" })).toContainText(
    "The page is in no sidebar",
  );
});

test("the missing page's text is mended in an open one, also before it could hear of that", async ({
  page,
  context,
  preview,
}) => {
  const text = "content/shell/not-found.mdx";
  const before = preview.written(text);
  const listen = await hold(page, isEvents);
  const hearing = await context.newPage();
  preview.save(text, before.replace("no page", "no <Pag /> page"));
  for (const tab of [page, hearing]) {
    await tab.goto(`${origin}/docs/nowhere/`);
    await expect(tab.getByRole("region", { name: "This text cannot be built" })).toContainText(`${text}:1:13`);
  }
  preview.save(text, before);
  const isMended = (tab: Page) => expect(tab.getByText("There is no page at this address.")).toBeVisible();
  await isMended(hearing);
  listen();
  await isMended(page);
});

test("an open page follows what the sidebar calls another, also if that was saved before it could hear of it", async ({
  page,
  context,
  preview,
}) => {
  const other = "content/snippets.mdx";
  const before = preview.written(other);
  const label = sidebarLink(page, "Saved text");
  const listen = await hold(page, isEvents);
  await live(page, `${origin}/docs/documents/`);
  // A tab that hears what is told.
  const hearing = await context.newPage();
  await live(hearing, `${origin}/docs/documents/`);
  preview.save(other, before.replace(/^sidebarLabel: .*/m, "sidebarLabel: Saved text"));
  await expect(sidebarLink(hearing, "Saved text")).toBeVisible();
  await hearing.close();
  await expect(label).toHaveCount(0);
  listen();
  await expect(label).toBeVisible();
  await page.unroute(isEvents);
  preview.save(other, before);
  await expect(label).toHaveCount(0);
});

test("an address that is led on leads on, and one that is led nowhere or is missing is told", async ({
  page,
  preview,
}) => {
  const problems = page.getByRole("region", { name: "The site cannot be built" });
  const redirects = "content/redirects.ts";
  const list = preview.written(redirects);
  const documents = preview.written("content/documents.mdx");
  await live(page, `${origin}/docs/documents/`);
  preview.save(redirects, list.replace("= {", '= { triage: "/docs/inbox/#undo", "old-page": "/docs/inbix/",'));
  await expect(problems).toContainText("there is no page /docs/inbix/");
  preview.save("content/documents.mdx", documents.replace("[#undo, ", "[#undo-it, "));
  await expect(problems).toContainText('had the id "undo"');
  await expect(async () => {
    await page.goto(`${origin}/docs/triage/`);
    await expect(page).toHaveURL(`${origin}/docs/inbox/#undo`, { timeout: 1000 });
  }).toPass();
  await expect(problems).not.toContainText('had the id "undo"');
  preview.save(redirects, list);
  preview.save("content/documents.mdx", documents);
});

test("the root leads to the docs, drawn by the route without parameters", async ({ page }) => {
  expect(await (await page.goto(`${origin}/`))?.text()).toContain("docs/preview.page");
  await expect(page).toHaveURL(`${origin}/docs/`);
});
