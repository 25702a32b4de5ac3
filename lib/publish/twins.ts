import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { twinFolder } from "@/lib/content/files";
import { listFiles } from "@/lib/files/list";

/**
 * Puts the Markdown twins where they are promised, beside their pages: Next can only export them into a folder of their
 * own. Then joins them, in the order of `llms.txt`, to `llms-full.txt`.
 */
export function publishTwins(out: string): void {
  const from = path.join(out, "docs", twinFolder);
  for (const name of listFiles(from, /\.md$/)) {
    const to = path.join(out, "docs", name);
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(path.join(from, name), to);
  }
  rmSync(from, { recursive: true });
  // The landing page's address has no last part to put an ending to: both guesses at its twin are right.
  copyFileSync(path.join(out, "docs/index.md"), path.join(out, "docs.md"));
  const order = twinsIn(readFileSync(path.join(out, "llms.txt"), "utf8"));
  const texts = order.map((name) => readFileSync(path.join(out, name), "utf8"));
  writeFileSync(path.join(out, "llms-full.txt"), joinTwins(texts));
}

/** The twins that an `llms.txt` names, as paths of the site, in its order. */
export function twinsIn(index: string): string[] {
  return [...index.matchAll(/\]\(https?:\/\/[^/)]+(\/[^)]+\.md)\)/g)].map(([, name = ""]) => name);
}

/** Pages one after another, each beginning with its title. A link within a page leads to the site: others have such headings. */
export function joinTwins(texts: readonly string[]): string {
  return texts
    .map((text) => leadToSite(text.trimEnd()))
    .join("\n\n---\n\n")
    .concat("\n");
}

/** A twin whose links to headings of its own lead to its page (`- Page: <…>`); what stands in code is not a link. */
function leadToSite(text: string): string {
  const page = /^- Page: <(.+)>$/m.exec(text)?.[1] ?? "";
  return text.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1|\]\(#/gm, (found, fence?: string) =>
    fence ? found : `](${page}#`,
  );
}
