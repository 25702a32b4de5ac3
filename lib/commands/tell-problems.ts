import { describeProblem, type Problem } from "@/lib/content/problem";
import { listSlips } from "@/lib/content/slips";

/** Tells all mistakes of the content at once, also those that leave nothing to check. Returns how many. */
export async function tellProblems(): Promise<number> {
  const { pages, problems } = await findProblems();
  if (problems.length === 0) console.log(`${pages} pages checked and compiled.`);
  else {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error(`\n${problems.map(describeProblem).join("\n\n")}\n\n${count} in the content. Nothing was built.\n`);
  }
  return problems.length;
}

/** The lists that say what the site is are modules: they are read as the checks are loaded. */
async function findProblems(): Promise<{ pages: number; problems: readonly Problem[] }> {
  const checks = await import("./content-problems").catch(async (error: unknown) => {
    const problems = await listSlips(error);
    if (problems.length === 0) throw error;
    return { findProblems: () => ({ pages: 0, problems }) };
  });
  return checks.findProblems();
}
