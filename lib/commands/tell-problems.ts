import { describeProblems } from "@/lib/content/problem";
import { readingLists } from "@/lib/content/slips";

/** Tells all mistakes of the content at once, also those that leave nothing to check. Returns how many. */
export async function tellProblems(): Promise<number> {
  const { read, slips } = await readingLists(async () => (await import("./content-problems")).findProblems());
  const { pages, problems } = read ?? { pages: 0, problems: slips };
  if (problems.length === 0) console.log(`${pages} pages checked and compiled.`);
  else {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error(`\n${describeProblems(problems)}\n\n${count} in the content. Nothing was built.\n`);
  }
  return problems.length;
}
