import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { linkPackages } from "@/lib/files/link-packages";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { projectRoot } from "../measure/project";

/** A project of Next's own and nothing else: pages with a heading, a sentence, and links. */
export type BareProject = {
  folder: string;
  /** The file whose sentence all of its pages show. */
  textFile: string;
  remove: () => void;
};

/** Makes a bare project with pages at these addresses: what it takes is Next's own share of what we take. */
export function bareProject(slugs: readonly string[]): BareProject {
  const folder = temporaryFolder(`docs-bench-bare-${slugs.length}`);
  cpSync(path.join(projectRoot, "bench/bare"), folder, { recursive: true });
  writeFileSync(path.join(folder, "slugs.json"), JSON.stringify(slugs));
  linkPackages(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"));
  return {
    folder,
    textFile: path.join(folder, "app/text.js"),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
