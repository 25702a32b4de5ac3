import path from "node:path";
import { isPublished } from "@/lib/publish/ensure-built";
import { abilities, abilitiesOf } from "@/lib/publish/hosts/abilities";
import { problemsOfHost } from "@/lib/publish/hosts/try-host";
import { fail } from "./fail.mjs";

/** `npm run host:try -- https://… [name]`: whether a host serves `out/` as it should; by its name, as it can. */
const [origin, name] = process.argv.slice(2);
if (!origin || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) {
  fail("Say which host to try: npm run host:try -- https://docs.example");
}
const can = abilitiesOf(name);
if (!can) fail(`No host is called "${name}". Write one of ${Object.keys(abilities).join(", ")}, or none of them.`);
if (!isPublished(process.cwd())) fail("There is no published out/ to compare with: npm run build makes it.");
const problems = await problemsOfHost(new URL(origin).origin, path.join(process.cwd(), "out"), can);
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
console.log(problems.length === 0 ? `${origin} serves out/ as it should.` : `${count}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
