import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { projectFolders } from "./project-folders";

/** A command that tries the drawing of pages on the worst document that tests know. */
const trials = ["lib/commands/try-api-preview.ts"];

// A folder named testing holds what tests alone import, so that nobody takes it for a part of the site.
it("what stands in a folder named testing is imported by tests", () => {
  const files = projectFolders().flatMap((folder) =>
    listFiles(folder, /^(?!.*node_modules).*(?<!\.(test|spec))\.(tsx?|mjs)$/).map((name) => `${folder}/${name}`),
  );
  const importing = files.filter(
    (file) => !file.includes("/testing/") && /from "[^"]*\/testing\//.test(readFileSync(file, "utf8")),
  );
  expect(importing).toEqual(trials);
});
