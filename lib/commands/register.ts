import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { redirects } from "@/content/redirects";
import { loadCli } from "@/lib/cli/load";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { checkRegister, formatRegister, parseRegister, registerFile } from "@/lib/content/register";
import { readSiteApi } from "@/lib/openapi/document/site-api";
import { listAddresses } from "@/lib/source/addresses";
import { holdingsOf } from "@/lib/source/holdings";
import { getSite } from "@/lib/source/source";

// `npm run register`: writes down the addresses and heading ids that are new, and says which are missing.
const { cli, problems } = loadCli();
const unread = [...(cli ? [] : problems), ...(readSiteApi().problems ?? [])];
const held = await Promise.all(getSite().pages.map(holdingsOf));
const mistakes = unread.length > 0 ? unread : held.flatMap(({ problems }) => problems);
// The headings of a page that can't be read would all be missing.
if (mistakes.length > 0) stop(mistakes, "Nothing was registered: correct this first.");

const text = existsSync(registerFile) ? readFileSync(registerFile, "utf8") : "";
const registered = parseRegister(text);
const present = await listAddresses();
const updated = formatRegister(registered, present);
writeFileSync(registerFile, updated);

const known = new Set(registered);
console.log(
  `${registerFile}: ${parseRegister(updated).length} addresses, ${present.filter((address) => !known.has(address)).length} of them new.`,
);
const broken = checkRegister(updated, new Set(present), redirects);
if (broken.length > 0) stop(broken);

function stop(problems: readonly Problem[], ...words: string[]): never {
  console.error(`\n${[...problems.map(describeProblem), ...words].join("\n\n")}\n`);
  process.exit(1);
}
