import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Random } from "@/lib/chance/random";
import { cliFile } from "@/lib/cli/load";
import { contentFolder, listContentFiles } from "@/lib/content/files";
import { copyProject } from "@/lib/files/copy-project";
import { ownGit } from "@/lib/files/own-git";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { sectionHomes } from "@/lib/routing/section";
import { docsRoot } from "@/lib/routing/slug";
import { configFile } from "@/lib/site/check-config";
import { projectRoot } from "../measure/project";
import { writeApiPages } from "./api-pages";
import { type Corpus, readCorpus } from "./corpus";
import { writePage } from "./page";
import { planSite } from "./plan";

const seed = 69;

/** A copy of the project, as it lies here, whose content is generated. */
export type ProjectCopy = { folder: string; slugs: string[]; remove: () => void };

/** Copies the project to a temporary folder and gives it `count` pages, the same ones on every run. */
export function copyWithPages(count: number): ProjectCopy {
  const folder = temporaryFolder(`docs-bench-${count}`);
  copyProject(projectRoot, folder);
  const slugs = writeContent(folder, count, readCorpus(projectRoot));
  commit(folder);
  return { folder, slugs, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function writeContent(folder: string, count: number, corpus: Corpus): string[] {
  const content = path.join(folder, contentFolder);
  for (const { file } of listContentFiles(folder)) rmSync(path.join(folder, file));
  const api = writeApiPages(folder);
  const random = new Random(seed);
  const { pages, sidebars } = planSite(count - api.targets.length - api.operations.length, random, corpus.words);
  sidebars.api.push({ label: "Targets", entries: api.targets });
  for (const page of pages) {
    const file = path.join(content, isIndex(page.slug) ? `${page.slug}/index.mdx` : `${page.slug}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, writePage(page, pages, corpus, random));
  }
  writeFileSync(
    path.join(content, "sidebars.ts"),
    [
      'import type { SidebarEntry } from "@/lib/navigation/types";',
      `export const sidebars = ${JSON.stringify(sidebars, null, 2)} as const satisfies Record<`,
      '  "docs" | "cli" | "api", readonly SidebarEntry[]>;',
      "",
    ].join("\n"),
  );
  nameCommandPages(
    folder,
    pages.flatMap(({ slug }) => (slug.startsWith("cli/") ? [slug] : [])),
  );
  // Where the announcement leads, there is no page.
  const config = path.join(folder, configFile);
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace(/(announcement: [\s\S]*?href: )"[^"]*"/, `$1"${docsRoot}"`),
  );
  // Nobody was promised anything.
  writeFileSync(path.join(content, "register.txt"), "");
  return [...pages.map(({ slug }) => slug), ...api.targets, ...api.operations];
}

/** The description of the command line names the page of each command. */
function nameCommandPages(folder: string, slugs: readonly string[]): void {
  const file = path.join(folder, cliFile);
  let count = 0;
  const named = readFileSync(file, "utf8").replace(/(name: page, value: )[^\s}]+/g, (_, before) => {
    const slug = slugs[count % slugs.length];
    count += 1;
    return before + slug;
  });
  writeFileSync(file, named);
}

const isIndex = (slug: string) => Object.values<string>(sectionHomes).includes(slug);

/** Pages show when Git last saw them change, so the copy has a history, of one commit. */
function commit(folder: string): void {
  const git = ownGit(folder);
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Generated");
}
