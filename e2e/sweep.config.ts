import { defineConfig } from "@playwright/test";
import stories, { onlySwept } from "./playwright.config";

/** `npm run sweep`: what `npm run e2e` tries on some pages in some looks, on every page in every look, and its rarer cases. */
export default defineConfig({
  ...stories,
  testMatch: ["*.sweep.ts", "*.spec.ts"],
  projects: [{ name: "sweep", grep: onlySwept }],
});
