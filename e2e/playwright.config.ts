import path from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3210);

/** `npm run e2e`: the site that `npm run build` left in `out/`, served as a host would, read as a reader would. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 6_000 },
  reporter: process.env.CI ? "dot" : "line",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
  },
  webServer: {
    command: "npm run --silent preview",
    cwd: path.join(import.meta.dirname, ".."),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/docs/`,
    reuseExistingServer: false,
  },
});
