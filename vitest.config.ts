import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": path.resolve(import.meta.dirname) } },
  oxc: { jsx: { runtime: "automatic" } },
  test: { include: ["{app,bench,components,content,engines,lib}/**/*.test.{ts,tsx}"] },
});
