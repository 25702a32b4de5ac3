import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": path.resolve(import.meta.dirname) } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{app,bench,components,content,engines,lib}/**/*.test.{ts,tsx}"],
    // Files of one worker share what they have imported, which takes longer than most of them: nobody here replaces a
    // module, and what a test leaves in a browser's storage, the next clears.
    isolate: false,
    globalSetup: "lib/files/testing/outside-hooks.ts",
    // Vitest leaves one core to whoever watches: of two, that is half.
    maxWorkers: "100%",
    execArgv: ["--require", path.join(import.meta.dirname, "lib/commands/optimize-later.cjs")],
    // Programs are compiled and the whole site is read: no test fails by the pace of a machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
