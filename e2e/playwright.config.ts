import path from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3210);

/** `npm run e2e`: the site that `npm run build` left in `out/`, served as a host would, read as a reader would. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
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
      // Without a graphics card the software compositor is the lighter one.
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  // The preview starts a server that compiles; beside it, the others would wait for a processor.
  projects: [
    { name: "site", testIgnore: "preview.spec.ts" },
    { name: "preview", testMatch: "preview.spec.ts", dependencies: ["site"] },
  ],
  webServer: {
    command: "npm run --silent preview",
    cwd: path.join(import.meta.dirname, ".."),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/docs/`,
    reuseExistingServer: false,
  },
});
