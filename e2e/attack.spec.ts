import { ask } from "@/lib/publish/hosts/ask";
import { sessionKeys, storageKeys } from "@/lib/site/storage-keys";
import { startNginx } from "./support/host";
import { hostileList, hostileValues } from "./support/hostile";
import { whenLive } from "./support/late";
import { htmlOf } from "./support/pages";
import { sidebar, title } from "./support/shell";
import { expect, test } from "./support/test";

const address = "/docs/markdown-page/";
/** Every key that the site reads; of those that end in a dot, one for each group or section. */
const keysOf = (keys: object, endings: readonly string[]) =>
  Object.values<string>({ ...keys }).flatMap((key) =>
    key.endsWith(".") ? endings.map((ending) => key + ending) : key,
  );
const groups = ["os", "surface", "language", "package"];
const keys = { local: keysOf(storageKeys, groups), session: keysOf(sessionKeys, ["docs", "cli", "api"]) };

test("500 hostile hashes, queries and stored values leave the page as it is", async ({ page }) => {
  test.setTimeout(120_000);
  const values = hostileValues();
  const take = () => values.next().value;
  await page.goto(address);
  let used = 0;
  for (let load = 0; used < 500; load += 1) {
    const stored = { local: keys.local.map((key) => [key, take()]), session: keys.session.map((key) => [key, take()]) };
    await page.evaluate(({ local, session }) => {
      for (const [key = "", value = ""] of local) localStorage.setItem(key, value);
      for (const [key = "", value = ""] of session) sessionStorage.setItem(key, value);
    }, stored);
    // A browser goes to no address that holds a line break and a "<": it takes that for markup that was stolen.
    const unbroken = () => take().replace(/[\n\r\t]/g, encodeURIComponent);
    const query = groups.map((group) => `${group}=${unbroken().replace(/[#&]/g, encodeURIComponent)}`).join("&");
    // The page is given more of them while it stands there.
    const hashes = Array.from({ length: 8 }, unbroken);
    used += keys.local.length + keys.session.length + groups.length + 1 + hashes.length;
    // Written as they are: the browser escapes what it must.
    await page.evaluate((target) => location.assign(target), `?${query}&load=${load}#${unbroken()}`);
    await page.waitForURL((url) => url.search.endsWith(`load=${load}`));
    await page.locator("body").dispatchEvent("pointerover");
    await whenLive(page);
    await page.evaluate((list) => {
      for (const hash of list) location.assign(`#${hash}`);
    }, hashes);
    await expect(title(page)).toHaveText("Words a page can use");
    expect(await page.evaluate(() => ["ran" in window, "groups" in Object.prototype, document.cookie])).toEqual([
      false,
      false,
      "",
    ]);
    const theme = await page.locator("html").getAttribute("data-theme");
    expect(["light", "dark"]).toContain(theme);
  }
  await sidebar(page).getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL("/docs/");
});

test("hostile paths are not found, by the preview and by nginx, and lead nowhere else", async ({ baseURL }) => {
  const nginx = await startNginx();
  const paths = hostileList(200).flatMap((value) => {
    // A line of a request holds neither blanks nor what is not ASCII; the rest goes as it is.
    const path = value
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
      .replace(/[?#].*/, "");
    return [`/${path}`, `/docs/${path}`, `/docs/cli/${path}/`];
  });
  // Some of them are only strange names of a page.
  const known = ["/docs/", "/docs/cli/"].map(htmlOf);
  for (const origin of [baseURL ?? "", nginx.origin]) {
    for (const path of paths) {
      const { status, headers, body } = await ask(origin, path);
      if (status === 301) expect(headers.location, path).toMatch(/^\/docs\//);
      else if (status === 200) expect(known.includes(body.toString()), `${origin}${path}`).toBe(true);
      else expect(status, `${origin}${path}`).toBe(path.length > 8000 ? 414 : 404);
      expect(body.includes("root:x:"), path).toBe(false);
      expect(headers["set-cookie"], path).toBeUndefined();
    }
  }
  await nginx.stop();
});

test("the not-found page survives the hostile address that it stands at", async ({ page, expectFault }) => {
  expectFault(/404/);
  // Those that climb first: a browser takes away what stands before them.
  const parts = hostileList(24)
    .sort((one, other) => Number(other.includes("../")) - Number(one.includes("../")))
    .map((value) => value.replace(/[?#].*/, "").slice(0, 1000));
  for (let at = 0; at < parts.length; at += 4) {
    const path = parts.slice(at, at + 4).join("-");
    await page.goto(`/docs/x${path.replaceAll("\\", "/").replace(/%(?![0-9a-f]{2})/gi, "%25")}`);
    await page.locator("body").dispatchEvent("pointerover");
    await whenLive(page);
    await expect(title(page)).toHaveText("Page not found");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
});
