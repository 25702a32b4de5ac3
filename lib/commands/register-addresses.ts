import { existsSync, writeFileSync } from "node:fs";
import type { Problem } from "@/lib/content/problem";
import { formatRegister, parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { listAddresses } from "@/lib/source/addresses";
import { findProblems } from "./content-problems";

/**
 * Writes down the addresses and heading ids that are new, or says why nothing was written: what a build would not
 * publish is no promise yet.
 */
export async function registerAddresses(): Promise<readonly Problem[]> {
  const { problems } = await findProblems();
  if (problems.length > 0) return problems;
  const text = existsSync(registerFile) ? readText(registerFile) : "";
  const registered = new Set(parseRegister(text));
  const present = await listAddresses();
  const updated = formatRegister([...registered], present);
  writeFileSync(registerFile, updated);
  const added = present.filter((address) => !registered.has(address));
  console.log(`${registerFile}: ${parseRegister(updated).length} addresses, ${added.length} of them new.`);
  return [];
}
