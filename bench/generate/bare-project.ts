import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { linkPackages } from "@/lib/files/link-packages";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { hrefOf } from "@/lib/routing/slug";
import { projectRoot } from "../measure/project";
import type { ProjectCopy } from "./project-copy";

/** A project of Next's own and nothing else: pages with a heading, a sentence, and links. */
export type BareProject = ProjectCopy & {
  /** The file whose sentence all of its pages show. */
  textFile: string;
};

/** Makes a bare project with pages at these addresses: what it takes is Next's own share of what we take. */
export function bareProject(slugs: string[]): BareProject {
  const folder = temporaryFolder(`docs-bench-bare-${slugs.length}`);
  cpSync(path.join(projectRoot, "bench/bare"), folder, { recursive: true });
  writeFileSync(path.join(folder, "hrefs.json"), JSON.stringify(slugs.map(hrefOf)));
  linkPackages(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"));
  return {
    folder,
    slugs,
    textFile: path.join(folder, "app/text.js"),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
