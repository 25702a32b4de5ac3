import { cliFile, loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";
import { keep, keyOf, readKept } from "@/lib/files/cache";
import { readText } from "@/lib/files/text";
import { heldBeside } from "@/lib/openapi/checks/kept-problems";
import { productNames } from "./product-names";

const key = () => keyOf("texts of the command line", ...heldBeside.map(readText));

/** What is wrong with the texts of the command line's description, where that is known: the first page does not wait for it. */
export const readCliTextProblems = (): Problem[] | undefined => readKept<Problem[]>(key());

/** The same, found out if it is not known yet; what reads the texts takes a second to load. */
export async function checkCliTexts(): Promise<Problem[]> {
  const kept = readCliTextProblems();
  if (kept) return kept;
  const { checkSentences } = await import("@/lib/texts/check-sentences");
  const { cli, sentences } = loadCli();
  const found = checkSentences(cliFile, sentences, { cli, names: productNames() });
  keep(key(), found);
  return found;
}
