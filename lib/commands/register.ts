import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { redirects } from "@/content/redirects";
import { describeProblem } from "@/lib/content/problem";
import { checkRegister, formatRegister, parseRegister, registerFile } from "@/lib/content/register";
import { listAddresses } from "@/lib/source/addresses";

/** `npm run register`: writes down the addresses and heading ids that are new, and says which are missing. */
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
if (broken.length > 0) {
  console.error(`\n${broken.map(describeProblem).join("\n\n")}\n`);
  process.exit(1);
}
