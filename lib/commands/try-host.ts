import path from "node:path";
import { problemsOfHost } from "@/lib/publish/hosts/try-host";

/** `npm run host:try -- https://…`: whether a host serves `out/` as it should. */
const origin = process.argv[2];
if (!origin || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) {
  console.error("Say which host to try: npm run host:try -- https://docs.example");
  process.exit(1);
}
const problems = await problemsOfHost(new URL(origin).origin, path.join(process.cwd(), "out"));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${origin} serves out/ as it should.` : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
