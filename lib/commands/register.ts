import { describeProblems } from "@/lib/content/problem";
import { readingLists } from "@/lib/content/slips";

// `npm run register`: see register-addresses.ts.
const { read, slips } = await readingLists(() => import("./register-addresses"));
const { isWritten, problems } = read ? await read.registerAddresses() : { isWritten: false, problems: slips };
if (problems.length > 0) {
  const words = isWritten ? [] : ["Nothing was registered: correct this first."];
  console.error(`\n${[describeProblems(problems), ...words].join("\n\n")}\n`);
  process.exitCode = 1;
}
