import path from "node:path";
import { expect, it } from "vitest";
import { importedBy } from "@/lib/files/testing/imported-by";
import { folders } from "./version.mjs";

// What is kept of a text of the shell is made by these; a change of whatever they use has to change the name.
it.each(["lib/mdx/remark-page.mjs", "lib/mdx/rehype-page.mjs"])("all that %s uses is in the name", (file) => {
  const used = [...importedBy(file)];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !folders.includes(path.dirname(name)) || !name.endsWith(".mjs"))).toEqual([]);
});
