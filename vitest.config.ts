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
    // Four times what the slowest test needs alone: a busy machine is no failure.
    testTimeout: 20_000,
  },
});
