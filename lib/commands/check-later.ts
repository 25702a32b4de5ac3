import { loadCli } from "@/lib/cli/load";
import { describeProblems, type Problem } from "@/lib/content/problem";
import { readingLists } from "@/lib/content/slips";
import { checkDocument } from "@/lib/openapi/checks/check";
import { keepApiProblems, readApiProblems } from "@/lib/openapi/checks/kept-problems";
import { lintDocument } from "@/lib/openapi/checks/lint";
import { withLint } from "@/lib/openapi/checks/with-lint";
import { apiFile, readSiteApi } from "@/lib/openapi/document/site-api";

/*
 * What `next dev` has checked past the draw. Mistakes of the API's description are kept for its pages; a slip in a list
 * takes all pages down. Both are told in the terminal, as a build tells them. Ends with 1 if pages have to be drawn anew.
 */
// What else is wrong with the lists, the page itself says.
const { slips } = await readingLists(() => import("@/lib/source/check")).catch(() => ({ slips: [] }));
tell(slips);
if (slips.length === 0) for (const read of [readSiteApi(), loadCli()]) tell(read.problems ?? []);
const known = readApiProblems();
// What reads the description reads the lists, too.
const found = known ?? (slips.length > 0 ? [] : await apiProblems());
if (!known && slips.length === 0) keepApiProblems(found);
tell(found);
const texts = slips.length > 0 ? [] : await (await import("@/lib/source/cli-texts")).checkCliTexts();
tell(texts);
if (found.length + texts.length > 0) process.exitCode = 1;

function tell(problems: readonly Problem[]): void {
  if (problems.length > 0) console.error(`\n${describeProblems(problems)}\n`);
}

/** All that is wrong with a description that can be read; of another, why it cannot be read has been told. */
async function apiProblems(): Promise<readonly Problem[]> {
  const { document } = readSiteApi();
  if (!document) return [];
  const { checkApi } = await import("@/lib/openapi/checks/check-api");
  const { productNames } = await import("@/lib/source/product-names");
  const linting = lintDocument(apiFile).catch((error: Error) => error);
  return withLint([...checkDocument(document), ...checkApi(productNames())], await linting);
}
