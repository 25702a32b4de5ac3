import { ask } from "@/lib/publish/hosts/ask";
import { nginxFiles } from "@/lib/publish/hosts/nginx";
import { redirectRules } from "@/lib/publish/hosts/redirect-rules";
import { everything, problemsOfHost } from "@/lib/publish/hosts/try-host";
import { addressForms } from "@/lib/routing/page-files";
import { hrefOf } from "@/lib/routing/slug";
import { type Host, startNginx, startPlainServer } from "./support/host";
import { whenLive } from "./support/late";
import { outFolder } from "./support/out";
import { sidebar } from "./support/shell";
import { test as base, expect } from "./support/test";

/** A host of its own for the tests of one group, in the place of the preview. */
const testOn = (start: () => Promise<Host>) =>
  base.extend<object, { host: Host }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const host = await start();
        await use(host);
        await host.stop();
      },
      { scope: "worker" },
    ],
    baseURL: ({ host }, use) => use(host.origin),
  });

const onNginx = testOn(() => startNginx());
const onPlainServer = testOn(startPlainServer);
const exactly = { ...everything, nothingElse: true };
const plain = { headers: false, compression: false, notFoundPage: false, notFoundFields: false };

base("the preview serves every address as the rules say", async ({ baseURL }) => {
  expect(await problemsOfHost(baseURL ?? "", outFolder, exactly)).toEqual([]);
});

onNginx("nginx serves every address as the rules say", async ({ host }) => {
  expect(await problemsOfHost(host.origin, outFolder, exactly)).toEqual([]);
});

onNginx("nginx says of every text that it is UTF-8", async ({ host }) => {
  for (const address of ["/docs/", "/docs/index.txt", "/404.txt", "/docs/no-such-page/"]) {
    expect((await ask(host.origin, address)).headers["content-type"], address).toMatch(/; charset=utf-8$/);
  }
});

onPlainServer("a server that knows no rules serves every page at every address", async ({ host }) => {
  expect(await problemsOfHost(host.origin, outFolder, plain)).toEqual([]);
});

for (const [name, test] of [
  ["nginx", onNginx],
  ["a server that knows no rules", onPlainServer],
] as const) {
  test(`on ${name}, a reader goes from page to page without a reload, under the policy`, async ({ page }) => {
    await page.goto("/docs/cli.html");
    await whenLive(page);
    await expect(page).toHaveURL("/docs/cli/");
    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /Next/ }).click();
    await expect(page).toHaveURL("/docs/cli/installation/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL("/docs/api/");
    await expect(sidebar(page).locator('a[href="/docs/api/errors/"]')).toBeAttached();
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
  });
}

base("nginx leads on from all forms of a page that has moved, with its query", async () => {
  // As long as a slug can well be.
  const slug = "job-applications/create-application-from-a-job-advertisement";
  const { http, server } = nginxFiles([], redirectRules({ [slug]: "/docs/inbox/#snooze" }));
  const nginx = await startNginx({ http, server });
  for (const form of addressForms(hrefOf(slug))) {
    const { status, headers } = await ask(nginx.origin, `${form}?from=mail`);
    expect(`${status} ${headers.location}`).toBe("301 /docs/inbox/?from=mail#snooze");
  }
  await nginx.stop();
});

base.describe("the check of hosts", () => {
  onPlainServer("sees what a server that knows no rules does not do", async ({ host }) => {
    const problems = (await problemsOfHost(host.origin, outFolder, everything)).join("\n");
    for (const seeded of [
      "/docs/ Content-Security-Policy: undefined",
      /chunks\/.*\.js Cache-Control: undefined, instead of public, max-age=31536000, immutable/,
      /\.js compression: undefined/,
      "/openapi.yaml type: ",
      "/docs/no-such-page/: not the bytes of 404.html",
      "/ status: 200, instead of 301",
    ]) {
      expect(problems).toMatch(seeded);
    }
  });

  base("sees an nginx that finds no page at its bare address, keeps nothing apart, hides all from search", async () => {
    const { http, server } = nginxFiles([], redirectRules({}));
    const broken = `${server.replace(" $uri.html $uri/index.html", "")}add_header X-Robots-Tag noindex;\n`;
    const nginx = await startNginx({ http, server: broken });
    const problems = (await problemsOfHost(nginx.origin, outFolder)).join("\n");
    expect(problems).toContain("/docs/cli status: 404, instead of 200");
    expect(problems).toContain("Cache-Control: undefined");
    expect(problems).toContain("/docs/index.html X-Robots-Tag: noindex, instead of undefined");
    await nginx.stop();
  });
});
