import { describeProblem } from "@/lib/content/problem";
import { checkApi } from "@/lib/openapi/check-api";
import { checkSite } from "@/lib/source/check";
import { getSite } from "@/lib/source/source";
import { compilePages } from "./compile-pages";

/** Reads and compiles every page, checks pages and API description, and tells all mistakes at once. Returns how many. */
export async function tellProblems(): Promise<number> {
  const site = getSite();
  await compilePages(site.pages);
  const problems = [...(await checkSite(site)), ...checkApi()];
  if (problems.length === 0) console.log(`${site.pages.length} pages checked and compiled.`);
  else {
    console.error(
      `\n${problems.map(describeProblem).join("\n\n")}\n\n${problems.length} problem(s) in the content. Nothing was built.\n`,
    );
  }
  return problems.length;
}
