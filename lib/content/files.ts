import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { cardFolder, searchFolder, sidebarFolder } from "@/lib/routing/site-files";
import type { Slug } from "@/lib/routing/slug";
import type { Problem } from "./problem";

/** A page's source: where it lies, seen from the project's root, and the slug that its path gives it. */
export type ContentFile = { file: string; slug: Slug };

export const contentFolder = "content";

/** Texts of the shell, which are no pages. */
export const shellFolder = `${contentFolder}/shell`;

export const notFoundText = `${shellFolder}/not-found.mdx`;

/** Those that a module shows, which imports them (tested). */
export const shellTexts: readonly string[] = [notFoundText];

/** The drawings that pages show by name. */
export const drawingFolder = `${contentFolder}/diagrams`;

/** Nothing in these folders has an address. */
const notPages = new Set([shellFolder, drawingFolder].map((folder) => path.basename(folder)));

/** Where Next exports the twins (`app/docs/(twins)/md`), before `lib/publish/twins.ts` moves them and removes the folder. */
export const twinFolder = "md";

/** Folders below `/docs/` in which the site has files of its own: those of `app/docs/` whose routes take any name. */
export const ownFolders = new Set(
  [twinFolder, cardFolder, searchFolder, sidebarFolder].map((name) => path.basename(name)),
);

/** How a page's file ends, and how one ends that was meant to be a page; but not what macOS and Emacs put beside it. */
const ending = /(?<!(?:^|\/)\.[_#][^/]*)\.(?:mdx?|markdown)(?:\.txt)?$/i;

const hasAddress = (name: string) => !notPages.has(name.split("/")[0] ?? "");

/** Every page source under `content/`, sorted by slug. */
export function listContentFiles(root = process.cwd()): ContentFile[] {
  return listFiles(path.join(root, contentFolder), ending)
    .filter(hasAddress)
    .map((name) => ({ file: `${contentFolder}/${name}`, slug: slugOfFile(name) }))
    .sort((a, b) => a.slug.localeCompare(b.slug, "en"));
}

/**
 * The slug of a file seen from `content/`.
 * @example slugOfFile("cli/index.mdx") // "cli"
 */
export function slugOfFile(name: string): Slug {
  return name.replace(ending, "").replace(/(^|\/)index$/, "");
}

/** Files that cannot be served as they are named: two for one address, a wrong ending, a name unfit for an address. */
export function checkFiles(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owner = new Map<Slug, string>();
  for (const { file, slug } of files) {
    const other = owner.get(slug);
    if (other === undefined) owner.set(slug, file);
    else {
      problems.push({
        file,
        what: `Two files have the address /docs/${slug}: ${other} and ${file}.`,
        cure: "Keep one of them and delete or rename the other.",
      });
    }
    if (/(?:^|\/)index$/.test(slug)) {
      problems.push({
        file,
        what: `The address /docs/${slug} is that of a file of another page: /docs/${slug}.html.`,
        cure: "Give the file or the folder another name.",
      });
    }
    if (!file.endsWith(".mdx")) {
      problems.push({
        file,
        what: "A page's file ends in .mdx.",
        cure: `Rename it to ${file.replace(ending, ".mdx")}.`,
      });
    }
    const [first = ""] = slug.split("/");
    if (ownFolders.has(first)) {
      problems.push({
        file,
        what: `The address /docs/${slug} lies in a folder of the site's own files: /docs/${first}/.`,
        cure: "Give the file or the folder another name.",
      });
    }
    if (!/^[a-z0-9/-]*$/.test(slug)) {
      problems.push({
        file,
        what: `The address /docs/${slug} has characters that addresses of this site do not have.`,
        cure: "Use lower-case letters, digits and hyphens in file and folder names.",
      });
    }
  }
  return problems;
}

/** Pages in folders where nothing has an address: among the drawings, or a text of the shell that nothing shows. */
export function checkStrays(root = process.cwd()): Problem[] {
  const names = listFiles(path.join(root, contentFolder), ending).filter((name) => !hasAddress(name));
  return names.flatMap((name) => {
    const file = `${contentFolder}/${name}`;
    if (shellTexts.includes(file)) return [];
    const move = `Move it to ${contentFolder}/${path.posix.basename(name).replace(ending, ".mdx")}, or`;
    const [what, cure] = file.startsWith(`${shellFolder}/`)
      ? ["A text of the shell that nothing shows", `${move} name it in shellTexts in lib/content/files.ts.`]
      : ["A page among the drawings", `${move} remove it.`];
    return [{ file, what: `${what}: nothing in ${path.posix.dirname(file)}/ has an address.`, cure }];
  });
}
