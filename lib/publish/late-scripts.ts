import { chunkFolder } from "@/lib/site/constants";
import { takeOutScripts } from "./read-html";

/** What a page's loader in boot/wake.ts needs to know. */
export type LateScripts = {
  /** Where the payload lies, once the HTML does not carry it any more: beside the page, whose address it tells boot/wake.ts. */
  flight: string;
  /** The payload as Next exports it. */
  payload: string;
  /** The payload as it is published there (payload.ts). */
  thin: string;
  /** The section marker, for readers without scripts and for machines. */
  section: string;
  /** The address of what turns pages before React is there. */
  turn: string;
  /** Publishes a script, and says under which address. */
  addScript: (text: string) => string;
};

/**
 * Makes an exported page one that reads like static HTML and becomes an app later (DESIGN.md, "Late hydration"):
 * its scripts are left to boot/wake.ts, which fetches the payload from where Next publishes it anyway, instead of carrying
 * the article a second time in every page.
 * The marks by which ours were told from Next's go, too.
 * @throws when the page's own payload differs from the exported one, since React would then draw another page
 */
export function deferScripts(html: string, { flight, payload, thin, section, turn, addScript }: LateScripts): string {
  const found = takeOutScripts(html);
  if (found.chunks.length === 0) throw new Error(`${flight}: the page has no scripts to defer.`);
  if (found.payload !== payload) throw new Error(`${flight}: the payload in the page is not the one in the file.`);
  const build = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (!build) throw new Error(`${flight}: the payload names no build.`);
  if (found.starter === "") throw new Error(`${flight}: nothing in the page starts its scripts.`);
  // React asks for what the payload names; what only the exported one named is not needed.
  const needed = found.chunks.filter((href) => thin.includes(href) || !payload.includes(href));
  const chunks = [...needed, addScript(`docs.start=()=>{${found.starter}}`)].map(chunkName);
  const attributes = ` data-flight="${flight}" data-build="${build}" data-chunks="${chunks.join(" ")}" data-turn="${chunkName(turn)}"`;
  return found.html
    .replace('<script data-inline="boot"', `<script${attributes}`)
    .replace('<script data-inline="fold"', "<script")
    .replace("<html ", `<html data-section="${section}" `);
}

/** A script's name without what all have in common; boot/wake.ts adds it again. */
function chunkName(href: string): string {
  if (!href.startsWith(chunkFolder) || !href.endsWith(".js"))
    throw new Error(`${href} is no script in ${chunkFolder}: boot/wake.ts would not find it.`);
  return href.slice(chunkFolder.length, -".js".length);
}
