import { existsSync, writeFileSync } from "node:fs";
import { redirects } from "@/content/redirects";
import { loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";
import { checkRegister, formatRegister, parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { readSiteApi } from "@/lib/openapi/document/site-api";
import { listAddresses } from "@/lib/source/addresses";
import { holdingsOf } from "@/lib/source/holdings";
import { getSite } from "@/lib/source/source";

type Registered = { isWritten: boolean; problems: readonly Problem[] };

/** Writes down the addresses and heading ids that are new, and says which are missing, or why nothing was written. */
export async function registerAddresses(): Promise<Registered> {
  const { cli, problems } = loadCli();
  const unread = [...(cli ? [] : problems), ...(readSiteApi().problems ?? [])];
  if (unread.length > 0) return { isWritten: false, problems: unread };
  const held = await Promise.all(getSite().pages.map(holdingsOf));
  const mistakes = held.flatMap(({ problems }) => problems);
  // The headings of a page that can't be read would all be missing.
  if (mistakes.length > 0) return { isWritten: false, problems: mistakes };

  const text = existsSync(registerFile) ? readText(registerFile) : "";
  const registered = new Set(parseRegister(text));
  const present = await listAddresses();
  const updated = formatRegister([...registered], present);
  writeFileSync(registerFile, updated);
  const added = present.filter((address) => !registered.has(address));
  console.log(`${registerFile}: ${parseRegister(updated).length} addresses, ${added.length} of them new.`);
  return { isWritten: true, problems: checkRegister(updated, new Set(present), redirects) };
}
