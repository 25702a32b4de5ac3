import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../lib/commands/browser.mjs";
import { port } from "./support/port";

const browser = findBrowser();
if (!browser) throw new Error("There is no browser to test with. To get one: npm run programs");

/**
 * What only `npm run sweep` runs: the files of its own, and the cases of a story that are tagged `@sweep`, because another
 * case of it, which every run tries, would nearly always fail with them.
 */
export const onlySwept = /@sweep|\.sweep\.ts/;

/** `npm run e2e`: the site that `npm run build` left in `out/`, served as a host would, read as a reader would. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The longest takes 12 s on two quiet processors; where others work, too, it took three times that.
  timeout: 60_000,
  expect: { timeout: 6_000 },
  reporter: process.env.CI ? "dot" : "line",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browser,
      // Without a graphics card the software compositor is the lighter one. The headless shell draws letters as a whole
      // Chromium does on Debian, so that both have the same pictures (shots/).
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=slight"],
    },
  },
  // The preview is a server that compiles; beside it, the others would wait for a processor. What one test has saved, the
  // next would see: they run one after the other.
  projects: [
    {
      name: "site",
      testIgnore: "preview*.spec.ts",
      grepInvert: onlySwept,
      // A new context, its process, and its first page without a cache are a quarter of a test's time. What is set back
      // between tests, guards-context.spec.ts shows; a file whose tests change more says `reuseContext: false`.
      use: { reuseContext: true },
    },
    {
      name: "preview",
      testMatch: "preview*.spec.ts",
      grepInvert: onlySwept,
      dependencies: ["site"],
      workers: 1,
      // The first search waits until every page is compiled: 11 s on two quiet processors, and where others work, too, a
      // minute was seen.
      timeout: 300_000,
      expect: { timeout: 90_000 },
    },
  ],
  webServer: {
    command: "npm run --silent preview",
    cwd: path.join(import.meta.dirname, ".."),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/docs/`,
    reuseExistingServer: false,
  },
});
