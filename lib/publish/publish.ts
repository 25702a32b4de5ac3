import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { redirects } from "@/content/redirects";
import { listFiles } from "@/lib/files/list";
import { markerOf } from "@/lib/routing/section";
import { docsRoot } from "@/lib/routing/slug";
import { searchFolder } from "@/lib/search/addresses";
import { site } from "@/lib/site/config";
import { chunkFolder, turnFile } from "@/lib/site/constants";
import { nameBuild } from "./build-id";
import { orderHead } from "./head-order";
import { mediaTypeOf } from "./hosts/media-types";
import { movedTwin, redirectRules } from "./hosts/redirect-rules";
import { headerRules } from "./hosts/rules";
import { writeHosts } from "./hosts/write-hosts";
import { deferScripts } from "./late-scripts";
import { leaveOutOptional } from "./optional-syntax";
import { thinPayload } from "./payload";
import { headerPolicyOf, readInlineScripts, withPolicy } from "./policy";
import { listPublishedPages } from "./published-pages";
import { redirectPage } from "./redirect-page";
import { publishedSearch } from "./search";
import { joinStylesheets, nameStylesheet } from "./stylesheets";
import { publishTwins } from "./twins";
import { withTypeface } from "./typeface";

const out = path.join(process.cwd(), "out");
const hosts = path.join(process.cwd(), "hosts");

/** What can only be done to the finished export, in this order. Returns the number of pages. */
export function publish(): number {
  removeUnused();
  const stylesheet = publishStylesheet();
  hintScripts();
  const turn = publishTurn();
  // Its parser is quicker than a browser's, and wants every end tag.
  publishSearch();
  const pages = listPublishedPages(out);
  for (const page of pages) publishPage(page, stylesheet, turn);
  publishNotFound(stylesheet, turn);
  publishRedirects();
  publishTwins(out);
  checkFragments();
  nameBuild(out, readBuildId());
  for (const page of pages) copyPage(page);
  publishHosts();
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

/** One stylesheet for the whole site; says under which address. Pages come to name it as they are published. */
function publishStylesheet(): string {
  const hrefs = listChunks("css");
  const joined = addChunk(joinStylesheets([read("docs/index.html"), read("404.html")], hrefs, read), "css");
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

/** Leaves the page's scripts to boot.js. */
function publishPage(page: string, stylesheet: string, turn: string): void {
  const file = `${page}index.html`;
  const flight = `${page}index.txt`;
  const payload = nameStylesheet(read(flight), stylesheet);
  const html = nameStylesheet(read(file), stylesheet);
  const thin = thinPayload(payload);
  write(flight, thin);
  write(file, protect(deferScripts(html, { flight, payload, thin, section: markerOf(page), turn, addScript }), file));
}

/** Gives a page its second file, `x.html` beside `x/index.html`, when nothing in it changes any more. */
function copyPage(page: string): void {
  copyFileSync(path.join(out, page, "index.html"), path.join(out, `${page.slice(0, -1)}.html`));
}

/** The not-found page has no address of its own: one file for the host, and its payload beside it. */
function publishNotFound(stylesheet: string, turn: string): void {
  const payload = nameStylesheet(read("_not-found/index.txt"), stylesheet);
  const html = withTypeface(nameStylesheet(read("404.html"), stylesheet), read("docs/index.html"));
  const thin = thinPayload(payload);
  const late = { flight: "/404.txt", payload, thin, section: "docs", turn, addScript };
  write("404.html", protect(deferScripts(html, late), "404.html"));
  write("404.txt", thin);
  rmSync(path.join(out, "_not-found"), { recursive: true });
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
  for (const name of listFiles(out, /^docs\/sidebars\/.*\.html$/)) readInlineScripts(read(name), name);
}

const inlineScripts = new Set<string>();

/** Puts the policy into a page, and keeps its inline scripts in mind for the policy of all pages. */
function protect(html: string, file: string): string {
  const found = readInlineScripts(html, file);
  for (const script of found) inlineScripts.add(script);
  return leaveOutOptional(withPolicy(orderHead(html), found));
}

/** What hosts read: header fields and redirects. */
function publishHosts(): void {
  const unknown = listFiles(out, /\.\w+$/).find((name) => !mediaTypeOf(name));
  if (unknown) throw new Error(`out/${unknown}: lib/publish/hosts/media-types.ts does not know this kind of file.`);
  writeHosts(headerRules(headerPolicyOf(inlineScripts)), redirectRules(redirects), out, hosts);
}

const scripts = new Map<string, string>();

/** Publishes a script; the same text once, however many pages have it. */
function addScript(text: string): string {
  const href = scripts.get(text) ?? addChunk(text, "js");
  scripts.set(text, href);
  return href;
}

/** The addresses of Next's files and ours. */
const listChunks = (ending: "css" | "js") =>
  listFiles(path.join(out, chunkFolder), new RegExp(`\\.${ending}$`)).map((name) => chunkFolder + name);

/** Writes a file beside Next's own, named by what is in it, and says under which address. */
function addChunk(text: string, ending: string, prefix = ""): string {
  const href = `${chunkFolder}${prefix}${createHash("sha256").update(text).digest("hex").slice(0, 13)}.${ending}`;
  write(href, text);
  return href;
}

const readBuildId = () => readFileSync(path.join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();
const read = (name: string) => readFileSync(path.join(out, name), "utf8");
const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);
