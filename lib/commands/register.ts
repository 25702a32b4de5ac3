import { describeProblems } from "@/lib/content/problem";
import { readingLists } from "@/lib/content/slips";

// `npm run register`: see register-addresses.ts.
const { read, slips } = await readingLists(() => import("./register-addresses"));
const problems = read ? await read.registerAddresses() : slips;
if (problems.length > 0) {
  console.error(`\n${describeProblems(problems)}\n\nNothing was registered: correct this first.\n`);
  process.exitCode = 1;
}
