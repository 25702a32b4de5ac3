import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { redirects } from "@/content/redirects";
import { listFiles } from "@/lib/files/list";
import { openFolder } from "@/lib/files/open-folder";
import { searchFolder } from "@/lib/routing/site-files";
import { docsRoot } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { chunkFolder, turnFile } from "@/lib/site/constants";
import { nameBuild } from "./build-id";
import { classShortener, moduleClasses } from "./class-names";
import { addChunk, briefName, listChunks, out, read, readBuildId, write } from "./export-folder";
import { listFragments } from "./fragments";
import { mediaTypeOf } from "./hosts/media-types";
import { movedTwin, redirectRules } from "./hosts/redirect-rules";
import { headerRules, type PageFields } from "./hosts/rules";
import { writeHosts } from "./hosts/write-hosts";
import { leanStylesheet } from "./lean-stylesheet";
import { PagePublisher } from "./page-publisher";
import { thinPayload } from "./payload";
import { readInlineScripts } from "./policy";
import { listPublishedPages } from "./published-pages";
import { redirectPage } from "./redirect-page";
import { publishedSearch } from "./search";
import { joinStylesheets, nameStylesheet } from "./stylesheets";
import { publishTwins } from "./twins";

/** Files for hosts that read none in `out/`. */
const beside = path.join(process.cwd(), "hosts");

/** What can only be done to the finished export, in this order. Returns the number of pages. */
export function publish(): number {
  removeUnused();
  renameScripts();
  const stylesheet = publishStylesheet();
  hintScripts();
  const publisher = new PagePublisher({ stylesheet, turn: publishTurn() });
  // Its parser is quicker than a browser's, and wants every end tag.
  publishSearch();
  const pages = listPublishedPages(out);
  for (const page of pages) publisher.publishPage(page);
  publisher.publishNotFound();
  publishRedirects();
  publishTwins(out);
  checkFragments();
  nameBuild(out, readBuildId());
  for (const page of pages) publisher.copyPage(page);
  publishHosts({ policy: publisher.headerPolicy, link: publisher.link });
  for (const folder of [out, beside]) openFolder(folder);
  return pages.length;
}

/** What Next writes and no request ever asks for. */
function removeUnused(): void {
  for (const name of listFiles(
    out,
    /(^|\/)__next\._full\.txt$|^__next\.|^index\.txt$|^404\/|^_not-found\/(?!index\.txt)/,
  )) {
    rmSync(path.join(out, name));
  }
  // The manifests of the other router of Next's lie in a folder named by the build, here and one level above.
  const build = readBuildId();
  for (const folder of ["404", `_next/${build}`, `_next/static/${build}`]) {
    rmSync(path.join(out, folder), { recursive: true, force: true });
  }
  // For browsers without modules, which could not read the rest either; no page of ours names it.
  const polyfills = new Set(read("docs/index.html").match(/[^"]+(?=" noModule)/g));
  for (const polyfill of polyfills) rmSync(path.join(out, polyfill));
}

/** How the text of a script is published. Another way needs another edition, since browsers keep a name's text for a year. */
const edition = 2;

/** Gives the bundler's scripts brief names, in whatever names them: pages, payloads, and what loads scripts. */
function renameScripts(): void {
  const brief = new Map(
    listChunks("js").map((href) => {
      const name = path.basename(href);
      return [name, `${briefName(`${edition} ${name}`)}.js`] as const;
    }),
  );
  if (new Set(brief.values()).size < brief.size) throw new Error("Two scripts would have one name: see briefName.");
  for (const name of listFiles(out, /\.(html|txt|js)$/)) {
    const text = read(name);
    const renamed = text.replace(/(?<=static\/chunks\/)[\w~.-]+\.js/g, (found) => brief.get(found) ?? found);
    if (renamed !== text) write(name, renamed);
  }
  for (const [from, to] of brief) renameSync(path.join(out, chunkFolder, from), path.join(out, chunkFolder, to));
}

/**
 * Shortens the classes of modules in pages, payloads, and scripts; says how to in a stylesheet, and which of them anything
 * names, and which variables a drawing asks for.
 */
function shortenClasses(classes: ReadonlySet<string>): { shorten: (text: string) => string; named: Set<string> } {
  const scripts = listChunks("js");
  const shorten = classShortener(classes, scripts.map(read));
  const named = new Set<string>();
  const see = (text: string) => {
    for (const name of classes) if (!named.has(name) && text.includes(name)) named.add(name);
    for (const [variable] of text.matchAll(/(?<=var\()--[\w-]+/g)) named.add(variable);
  };
  for (const name of [...scripts, ...listFiles(out, /\.(html|txt)$/)]) {
    const text = read(name);
    see(text);
    write(name, shorten(text));
  }
  return { shorten, named };
}

/** One stylesheet for the whole site; says under which address. Pages come to name it as they are published. */
function publishStylesheet(): string {
  const hrefs = listChunks("css");
  const css = joinStylesheets([read("docs/index.html"), read("404.html")], hrefs, read);
  const { shorten, named } = shortenClasses(moduleClasses(css));
  const joined = addChunk(shorten(leanStylesheet(css, named)), "css");
  for (const href of hrefs) if (href !== joined) rmSync(path.join(out, href));
  for (const name of listFiles(out, /__next\..*\.txt$/)) write(name, thinPayload(nameStylesheet(read(name), joined)));
  // A script's name is made of its text, and kept for a year: whoever has it would ask for a stylesheet of long ago.
  const naming = listFiles(out, /^_next\/.*\.js$/).find((name) => /static\/chunks\/[\w~.-]+\.css/.test(read(name)));
  if (naming) throw new Error(`out/${naming} names a stylesheet, and pages and payloads alone may.`);
  return joined;
}

/**
 * Every script is needed as soon as it comes, so the browser may compile it all while it downloads, beside the main
 * thread. Without the hint, React alone takes 100 ms of a slow phone's main thread, in one piece.
 * Source: V8, "Explicit compile hints".
 */
function hintScripts(): void {
  for (const href of listChunks("js")) write(href, `//# allFunctionsCalledOnLoad\n${read(href)}`);
}

/** What turns pages before React is there becomes a script like Next's, kept for a year; says under which address. */
function publishTurn(): string {
  const href = addChunk(read(turnFile), "js", "turn-");
  rmSync(path.join(out, turnFile));
  return href;
}

function publishSearch(): void {
  for (const [name, text] of publishedSearch((href) => read(`${href}index.html`))) {
    mkdirSync(path.dirname(path.join(out, searchFolder, name)), { recursive: true });
    write(`${searchFolder}${name}`, text);
  }
}

/** Addresses that lead elsewhere: `/` to the docs, and a page that has moved, in both of its files and its twin. */
function publishRedirects(): void {
  write("index.html", redirectPage(docsRoot));
  for (const [slug, href] of Object.entries(redirects)) {
    mkdirSync(path.join(out, "docs", slug), { recursive: true });
    for (const file of [`docs/${slug}/index.html`, `docs/${slug}.html`]) write(file, redirectPage(href));
    write(`docs/${slug}.md`, `This page has moved: ${site.origin}${movedTwin(href)}\n`);
  }
}

/** Parts of pages that scripts put into them, under the same policy. */
function checkFragments(): void {
  for (const name of listFragments(out)) readInlineScripts(read(name), name);
}

/** What hosts read: header fields and redirects, and by that all files. */
function publishHosts(shared: PageFields): void {
  const unknown = listFiles(out, /\.\w+$/).find((name) => !mediaTypeOf(name));
  if (unknown) throw new Error(`out/${unknown}: lib/publish/hosts/media-types.ts does not know this kind of file.`);
  writeHosts(headerRules(shared), redirectRules(redirects), out, beside);
}
