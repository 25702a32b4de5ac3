import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { twinFolder } from "@/lib/content/files";
import { listFiles } from "@/lib/files/list";
import { dropAnchors } from "@/lib/markdown/anchors";
import { changeOutsideCode } from "@/lib/markdown/outside-code";
import { fullText, wholeIndex } from "@/lib/routing/site-files";
import { docsRoot, safeDecode } from "@/lib/routing/slug";

/**
 * Puts the Markdown twins where they are promised, beside their pages: Next can only export them into a folder of their
 * own. Of their anchors it leaves those that a link of some twin leads to. Then joins them, in the order of `llms.txt`,
 * to `llms-full.txt`.
 */
export function publishTwins(out: string): void {
  const from = path.join(out, "docs", twinFolder);
  const twins = listFiles(from, /\.md$/).map((name) => ({ name, text: readFileSync(path.join(from, name), "utf8") }));
  const named = new Set(twins.flatMap(({ name, text }) => placesNamed(text, docsRoot + name)));
  for (const { name, text } of twins) {
    const to = path.join(out, "docs", name);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(
      to,
      dropAnchors(text, (id) => named.has(`${docsRoot}${name}#${id}`)),
    );
  }
  rmSync(from, { recursive: true });
  // The landing page's address has no last part to put an ending to: both guesses at its twin are right.
  copyFileSync(path.join(out, "docs/index.md"), path.join(out, "docs.md"));
  const order = twinsIn(readFileSync(path.join(out, wholeIndex), "utf8"));
  const texts = order.map((name) => readFileSync(path.join(out, name), "utf8"));
  writeFileSync(path.join(out, fullText), joinTwins(texts));
}

/** The twins that an `llms.txt` names, as paths of the site, in its order. */
export function twinsIn(index: string): string[] {
  return [...index.matchAll(/\]\(https?:\/\/[^/)]+(\/[^)]+\.md)\)/g)].map(([, name = ""]) => name);
}

/** The places that the links of a twin name, each with the twin it is in: `/docs/inbox.md#undo`. */
function placesNamed(text: string, own: string): string[] {
  const places = text.matchAll(/(?:\]\(|(\/docs\/[^\s()<>?#]*\.md)(?:\?[^\s)>#]*)?)#([^\s)>]+)/g);
  return [...places].map(([, twin = own, id = ""]) => `${twin}#${safeDecode(id)}`);
}

/**
 * Pages one after another, each beginning with its title. A link within a page leads to the site, since others have such
 * headings, and no link leads to an anchor.
 */
export function joinTwins(texts: readonly string[]): string {
  return texts
    .map((text) => leadToSite(dropAnchors(text.trimEnd(), () => false)))
    .join("\n\n---\n\n")
    .concat("\n");
}

/** A twin whose links to places of its own lead to its page (`- Page: <…>`). */
function leadToSite(twin: string): string {
  const page = /^- Page: <(.+)>$/m.exec(twin)?.[1] ?? "";
  return changeOutsideCode(twin, (text) => text.replaceAll("](#", `](${page}#`));
}
