import { defineConfig } from "@playwright/test";
import stories from "./playwright.config";

/** `npm run sweep`: what `npm run e2e` tries on some pages in some looks, on every page in every look. */
export default defineConfig({ ...stories, testMatch: "*.sweep.ts", projects: [{ name: "sweep" }] });
