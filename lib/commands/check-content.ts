import { describeProblem } from "@/lib/content/problem";
import { checkApi } from "@/lib/openapi/check-api";
import { checkSite } from "@/lib/source/check";
import { getSite } from "@/lib/source/source";
import { compilePages } from "./compile-pages";

/** `npm run build`, first step: reads and compiles every page, checks the API description, and stops at writers' mistakes, all of them at once. */
const site = getSite();
await compilePages(site.pages);
const problems = [...(await checkSite(site)), ...checkApi()];
if (problems.length > 0) {
  console.error(
    `\n${problems.map(describeProblem).join("\n\n")}\n\n${problems.length} problem(s) in the content. Nothing was built.\n`,
  );
  process.exit(1);
}
console.log(`${site.pages.length} pages checked and compiled.`);
