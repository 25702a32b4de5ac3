import type { DescribedText } from "@/lib/cli/sentences";
import { byPlace, type Problem } from "@/lib/content/problem";
import { type HeldTo, textFaults } from "./text-faults";

/** What is wrong with the texts of the command line's description. Each is read once, however many pages show it. */
export function checkSentences(file: string, texts: readonly DescribedText[], heldTo: HeldTo): Problem[] {
  return texts
    .flatMap(({ text, line: first }) =>
      textFaults(text, heldTo).map(({ line = 1, what, cure }) => ({ file, line: first + line - 1, what, cure })),
    )
    .sort(byPlace);
}
