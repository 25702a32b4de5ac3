import { checkCliExamples } from "@/lib/cli/check-examples";
import type { Cli } from "@/lib/cli/types";
import { checkFences } from "@/lib/content/check-fences";
import { checkMarkdown } from "@/lib/content/check-markdown";
import { checkNames, type ProductNames } from "@/lib/content/check-names";
import type { PlacedFault } from "@/lib/content/problem";
import { checkTerms } from "@/lib/content/terms";
import { writtenNumbers } from "@/lib/content/typed-facts";
import { checkWording } from "@/lib/content/wording";
import { textLedger } from "./text-ledger";

/** What texts are held to beside words and facts: the command line where its description can be read, and all names. */
export type HeldTo = { cli: Cli | undefined; names: ProductNames };

/**
 * What is wrong with a text in Markdown that a document holds, which is held to what guides are: Markdown that is
 * published as it is typed, words, typed numbers, command lines, names. Lines are the text's own, from 1.
 */
export function textFaults(text: string, { cli, names }: HeldTo): PlacedFault[] {
  const { ledger, faults } = textLedger(text);
  const read = { file: "", source: text, ledger };
  const found: PlacedFault[] = [
    ...faults,
    ...checkMarkdown(read),
    ...checkNames(read, names),
    ...checkFences(read),
    ...checkTerms(read),
    ...checkWording({ ...read, frontmatter: { title: "", description: "" } }),
    ...writtenNumbers(text),
    ...(cli ? checkCliExamples(read, cli).problems : []),
  ];
  // What pages have for notes to writers would be published here.
  return found.map(({ line, what, cure }) => ({
    line,
    what,
    cure: cure.replace(/ A note to writers stands in .*/, ""),
  }));
}
