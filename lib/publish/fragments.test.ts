import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { sidebarFolder } from "@/lib/routing/site-files";
import { listFragments } from "./fragments";

it("lists the sidebars, and stops where there are none", () => {
  const out = temporaryFolder("fragments");
  mkdirSync(path.join(out, sidebarFolder), { recursive: true });
  writeFileSync(path.join(out, "docs/index.html"), "");
  expect(() => listFragments(out)).toThrow(`${out}/docs/sidebars/ has no sidebars`);
  writeFileSync(path.join(out, sidebarFolder, "cli.html"), "");
  expect(listFragments(out)).toEqual(["docs/sidebars/cli.html"]);
});
