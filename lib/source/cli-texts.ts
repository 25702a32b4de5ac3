import { cliFile, loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";
import { keep, keyOf, readKept } from "@/lib/files/cache";
import { readText } from "@/lib/files/text";
import { heldBeside } from "@/lib/openapi/checks/kept-problems";
import { productNames } from "./product-names";

/** What is wrong with the texts of the command line's description; kept, since what reads them takes a while to load. */
export async function checkCliTexts(): Promise<Problem[]> {
  const key = keyOf("texts of the command line", ...heldBeside.map(readText));
  const kept = readKept<Problem[]>(key);
  if (kept) return kept;
  const { checkSentences } = await import("@/lib/texts/check-sentences");
  const { cli, sentences } = loadCli();
  const found = checkSentences(cliFile, sentences, { cli, names: productNames() });
  keep(key, found);
  return found;
}
