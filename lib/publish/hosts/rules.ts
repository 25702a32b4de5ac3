import {
  apiDescription,
  cliDescription,
  fullText,
  pageList,
  searchFolder,
  sidebarFolder,
} from "@/lib/routing/site-files";
import { mediaTypes } from "./media-types";

/** Header fields of every answer to an address that the path matches. One `*` stands for anything, slashes included. */
export type Rule = { path: string; headers: Readonly<Record<string, string>> };

/** What is said with pages, and is known when they are published: their policy, and what they ask for ahead. */
export type PageFields = { policy: string; link: string };

/**
 * What a host has to say with each file, for every host that can: the one source of all files that `write-hosts.ts`
 * writes. Some hosts join two values of one field, so no field may come from two rules at one address (tested, and of
 * `Link` alone it would not matter).
 */
export function headerRules({ policy, link }: PageFields): Rule[] {
  return [
    { path: "/*", headers: protection },
    ...documents.map((path) => ({ path, headers: { "Content-Security-Policy": policy, ...documentProtection } })),
    ...pages.map((path) => ({ path, headers: { Link: link } })),
    // Named by their content: whoever has one never needs it anew.
    { path: hashedFiles, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    ...notForSearchEngines.map((path) => ({ path, headers: { "X-Robots-Tag": "noindex" } })),
    ...forOtherSites.map((path) => ({ path, headers: { "Access-Control-Allow-Origin": "*" } })),
    // Hosts know the type of Markdown, and each has another for YAML. Many give a field to what is missing, too, and the
    // not-found page would come as what was asked for: a type is said of a file by its whole name.
    { path: apiDescription, headers: { "Content-Type": mediaTypes.yaml } },
  ];
}

/** What every other file is kept for: never without asking whether it has changed. */
export const revalidate = "public, max-age=0, must-revalidate";

export const hashedFiles = "/_next/static/*";

/** Pages, and what runs in a thread. Beside a font or a stylesheet, 0.7 kB that say nothing of it cost a round trip. */
const documents = ["/", "/index.html", "/404", "/404.html", "/docs*"];

/**
 * Pages at their own addresses, and in the files that nginx finds for those. Other answers would ask once more, as they do
 * on Netlify, which reads a last slash as one that may be there.
 */
const pages = ["/docs*/", "/docs*/index.html"];

const protection = {
  // Two years. Subdomains and preload lists are the owner's to promise.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
};

const documentProtection = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The copy buttons write to the clipboard; nothing else is asked of the browser.
  "Permissions-Policy": [
    "clipboard-write=(self)",
    ...["camera", "display-capture", "geolocation", "microphone", "payment", "usb"].map((feature) => `${feature}=()`),
  ].join(", "),
};

/** Parts of pages, which nobody should find on their own: payloads, sidebars as fragments, what the search reads. */
const notForSearchEngines = [
  "/*index.txt",
  "/*__PAGE__.txt",
  "/*__next._tree.txt",
  "/404.txt",
  pageList,
  `${searchFolder}*`,
  `${sidebarFolder}*`,
];

/** What programs read, also those that run on a page of another site. */
const forOtherSites = ["/openapi.*", cliDescription, "/*llms.txt", fullText, "/*.md"];

/** Whether an address fits the path of a rule. */
export function matches(path: string, address: string): boolean {
  return new RegExp(patternOf(path)).test(address);
}

/** The path of a rule as a regular expression that nginx, Vercel and JavaScript read alike. */
export function patternOf(path: string): string {
  const [start = "", ...ends] = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return `^${[start, ...ends].join(".*")}$`;
}

/** The header fields of an address by all rules that match it. */
export function headersOf(address: string, rules: readonly Rule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ path }) => matches(path, address)).map(({ headers }) => headers));
}
