import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "@/lib/files/project-files";
import { site } from "@/lib/site/config";
import { nameFault, renameText } from "@/lib/site/rename";
import { fail } from "./fail.mjs";

/**
 * `npm run rename -- Worklane worklane.com`: calls the product and its hosts otherwise in every file, and in the names
 * of files. Before the site is published for the first time: addresses that hold the name change, too.
 */
const [name = "", domain = ""] = process.argv.slice(2);
const from = { name: site.name, domain: new URL(site.origin).hostname.replace(/^[^.]+\./, "") };
const to = { name, domain };
const fault = nameFault(to);
if (fault) fail(`${fault} Say both: npm run rename -- Worklane worklane.com`);

const files = listProjectFiles(process.cwd(), { isWhole: true });
let changed = 0;
for (const file of files) {
  const text = readFileSync(file, "utf8");
  // A picture or a font is no text; its name may still be the product's.
  const renamed = text.includes("\0") ? text : renameText(text, from, to);
  const place = renameText(file, from, to);
  if (renamed === text && place === file) continue;
  changed += 1;
  if (renamed !== text) writeFileSync(file, renamed);
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(file, place);
}
console.log(
  [
    `${from.name} is ${name} in ${changed} files. What a program can't know:`,
    "- lib/site/config.ts: the addresses of login, status, support, and of the repository (editBase, issueBase)",
    "- openapi/: servers, contact, and the addresses of OAuth, if they are not the old ones under the new domain",
    "- the prefix of API keys (dvl_) and what is drawn in public/ and components/brand/ stay as they are",
    "Then: npm run fix, npm run register, npm test. What no longer fits, such as a title's length, stops there.",
  ].join("\n"),
);
