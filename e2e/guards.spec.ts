import { axeViolations } from "./support/axe";
import { crawl } from "./support/crawl";
import { watchFaults } from "./support/faults";
import { open } from "./support/late";
import { expect, test } from "./support/test";
import { validate } from "./support/vnu";

/** The tests' own instruments, each shown a mistake: one that could not fail would prove nothing elsewhere. */

test("the watch sees a warning, a crash, a missing file and a request to another host", async ({
  page,
  context,
  baseURL,
  expectFault,
}) => {
  expectFault(/./);
  await context.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "" }));
  await page.goto("/docs/");
  const faults = watchFaults(context, new URL(baseURL ?? "").origin);
  await page.evaluate(async () => {
    console.warn("a seeded warning");
    setTimeout(() => {
      throw new Error("a seeded crash");
    });
    await fetch("/docs/seeded-missing.txt");
    await fetch("https://elsewhere.example/pixel", { mode: "no-cors" });
  });
  for (const seeded of [
    /^console warning: a seeded warning/,
    /^uncaught: a seeded crash/,
    /^status 404: .*\/docs\/seeded-missing\.txt/,
    /^request to another host: https:\/\/elsewhere\.example\/pixel/,
  ]) {
    await expect.poll(() => faults.some((fault) => seeded.test(fault)), `sees ${seeded}`).toBe(true);
  }
});

test("axe sees a picture without words and a pale text", async ({ page }) => {
  // Not before React: it would find the page other than it was drawn.
  await open(page, "/docs/");
  await page.getByRole("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", '<img src="/favicon.svg"><p style="color:#ccc;background:#fff">Pale</p>');
  });
  const seen = (await axeViolations(page)).join("\n");
  expect(seen).toContain("image-alt");
  expect(seen).toContain("color-contrast");
});

test("the validator sees a block inside a paragraph's inline element", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p><span><div>x</div></span></p></body>';
  const messages = await validate([{ name: "seeded.html", html }]);
  expect(messages.join("\n")).toContain("seeded.html");
});

test("the crawl sees a page, a heading and a picture that do not exist, and a page that nothing leads to", async ({
  page,
}) => {
  const { problems } = await crawl(page, "/docs/", {
    "/docs/": '<a href="/docs/a/">A</a><a href="/docs/gone/">Gone</a>',
    "/docs/a/": '<a href="/docs/#nowhere">Nowhere</a><img src="/gone.svg" alt=""><a href="/docs/a">Bare</a>',
    "/docs/alone/": "<p>Nothing leads here.</p>",
  });
  expect(problems.sort()).toEqual([
    "/docs/ -> /docs/gone/: status 404",
    "/docs/a/ -> /docs/#nowhere: no element has this id",
    "/docs/a/ -> /docs/a: not the canonical address",
    "/docs/a/ -> /gone.svg: status 404",
    "/docs/alone/: no link leads here",
  ]);
});
