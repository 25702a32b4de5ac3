import { existsSync, writeFileSync } from "node:fs";
import type { Problem } from "@/lib/content/problem";
import { announcementLine, formatRegister, parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { site } from "@/lib/site/config";
import { listAddresses } from "@/lib/source/addresses";
import { findProblems } from "./content-problems";

/**
 * Writes down the addresses, the heading ids, and the announcement that are new, or says why nothing was written: what a build would not
 * publish is no promise yet.
 */
export async function registerAddresses(): Promise<readonly Problem[]> {
  const { problems } = await findProblems();
  if (problems.length > 0) return problems;
  const text = existsSync(registerFile) ? readText(registerFile) : "";
  const registered = new Set(parseRegister(text));
  const news = site.announcement ? [announcementLine(site.announcement)] : [];
  const present = [...(await listAddresses()), ...news];
  const updated = formatRegister([...registered], present);
  writeFileSync(registerFile, updated);
  const added = present.filter((address) => !registered.has(address));
  console.log(`${registerFile}: ${parseRegister(updated).length} promises, ${added.length} of them new.`);
  return [];
}
