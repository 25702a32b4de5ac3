import { axeViolations, butOfColors, ofColors } from "./support/axe";
import { crawl } from "./support/crawl";
import { watchFaults } from "./support/faults";
import { open } from "./support/late";
import { title } from "./support/shell";
import { templates } from "./support/templates";
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
    // The policy stops it, and the watch sees that it was tried.
    new Image().src = "https://elsewhere.example/pixel";
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

test("the policy stops what is written into a page, and the watch sees it", async ({
  page,
  context,
  baseURL,
  expectFault,
}) => {
  expectFault(/^request to another host: https:\/\/elsewhere\.example/);
  await page.goto("/docs/");
  const faults = watchFaults(context, new URL(baseURL ?? "").origin);
  // Never two of one kind in a row, so that none is taken for the one before it.
  for (const [what, seed, fault] of [
    ["an inline script", "<script>window.ran = true</script>", /script-src/],
    ["a style in HTML", '<p style="color:red">Red</p>', /style-src/],
    ["a handler", '<img src="/favicon.svg" alt="" onload="window.ran = true">', /script-src/],
    ["a picture of another host", '<img src="https://elsewhere.example/a.png" alt="">', /img-src/],
    ["a script of another host", '<script src="https://elsewhere.example/a.js"></script>', /script-src/],
    ["a stylesheet in HTML", "<style>p{color:red}</style>", /style-src/],
    ["a picture in an address", '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', /img-src/],
    ["a frame", '<iframe src="/docs/"></iframe>', /default-src/],
    ["another base", '<base href="https://elsewhere.example/">', /base-uri/],
  ] as const) {
    await test.step(`it stops ${what}`, async () => {
      expectFault(fault);
      faults.length = 0;
      await page.evaluate((html) => {
        // As the parser would have read it: a script that is set by innerHTML never runs.
        document.body.append(document.createRange().createContextualFragment(html));
      }, seed);
      await expect.poll(() => faults.filter((line) => fault.test(line)).length, `sees ${what}`).toBeGreaterThan(0);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    });
  }
});

test("the policy stops a form that would leave the page, and a request to another host", async ({
  page,
  expectFault,
}) => {
  expectFault(/form-action|connect-src|Fetch API cannot load/);
  await page.goto("/docs/");
  const stopped = await page.evaluate(() => {
    const told = new Promise<string>((resolve) =>
      document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
        once: true,
      }),
    );
    const form = Object.assign(document.createElement("form"), { action: "/docs/cli/" });
    document.body.append(form);
    form.submit();
    return told;
  });
  expect(stopped).toBe("form-action");
  expect(await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => "stopped"))).toBe("stopped");
  // Asked of the page: Playwright may still wait for the navigation that was stopped.
  expect(await page.evaluate(() => location.pathname)).toBe("/docs/");
});

test("no other page can show this one in a frame", async ({ page, context, expectFault }) => {
  expectFault(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await context.route("**/frame-test", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!DOCTYPE html><title>Frame</title><iframe src="/docs/"></iframe>',
    }),
  );
  const framed = title(page.frameLocator("iframe"));
  // A page's load waits for its frames.
  await page.goto("/frame-test");
  await expect(framed).toHaveCount(0);
  // Without the header fields that forbid it, the frame shows the page.
  await context.route("**/docs/", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _policy, "x-frame-options": _options, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto("/frame-test");
  await expect(framed).toBeVisible();
});

test("a page is open when all of it is shown, on a machine whose frames are slow, too", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 200);
  });
  await open(page, templates.command);
  expect(await page.locator("[data-below]").count()).toBe(0);
});

test("axe sees a picture without words, a pale text, and a small target", async ({ page }) => {
  // Not before React: it would find the page other than it was drawn.
  await open(page, "/docs/");
  await page.getByRole("main").evaluate((main) => {
    const small = '<button type="button" data-small>a</button>';
    main.insertAdjacentHTML("beforeend", `<img src="/favicon.svg"><p id="pale">Pale</p>${small}${small}`);
    for (const button of main.querySelectorAll<HTMLElement>("[data-small]"))
      Object.assign(button.style, { padding: 0, border: 0, fontSize: "8px" });
    Object.assign((document.getElementById("pale") as HTMLElement).style, { color: "#ccc", background: "#fff" });
  });
  const rulesBroken = async (rules?: typeof ofColors) =>
    (await axeViolations(page, rules)).map((line) => line.split(" ")[0]).sort();
  expect(await rulesBroken()).toEqual(["color-contrast", "image-alt", "target-size", "target-size"]);
  expect(await rulesBroken(ofColors)).toEqual(["color-contrast"]);
  expect(await rulesBroken(butOfColors)).toEqual(["image-alt", "target-size", "target-size"]);
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
