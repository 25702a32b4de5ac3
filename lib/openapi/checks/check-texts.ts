import { checkCliExamples } from "@/lib/cli/check-examples";
import type { Cli } from "@/lib/cli/types";
import { checkFences } from "@/lib/content/check-fences";
import { checkMarkdown } from "@/lib/content/check-markdown";
import { checkNames, type ProductNames } from "@/lib/content/check-names";
import { byPlace, type PlacedFault, type Problem } from "@/lib/content/problem";
import { checkTerms } from "@/lib/content/terms";
import { writtenNumbers } from "@/lib/content/typed-facts";
import { checkWording } from "@/lib/content/wording";
import type { ApiSource } from "../document/source";
import { listDescriptions, listTexts, type Text } from "../document/texts";
import { textLedger } from "./text-ledger";

/**
 * What is wrong with the document's texts, which are held to what guides are: Markdown that is published as it is typed,
 * words, typed numbers, command lines, names. Each is read once, however many pages show it.
 */
export function checkTexts({ file, root, lineOf }: ApiSource, cli: Cli | undefined, names: ProductNames): Problem[] {
  const told = ({ at, text }: Text, faults: readonly PlacedFault[]) => {
    if (faults.length === 0) return [];
    // A block of YAML begins on the line after its name, and it alone has lines of its own.
    const first = lineOf(at) + (text.includes("\n") ? 1 : 0);
    return faults.map(({ line = 1, what, cure }) => ({
      file,
      line: first + line - 1,
      what,
      // What pages have for notes to writers would be published here.
      cure: cure.replace(/ A note to writers stands in .*/, ""),
    }));
  };
  const details = [...listTexts(root)].filter(({ at }) => at.endsWith("/detail"));
  return [
    ...[...listDescriptions(root)].flatMap((described) => told(described, faultsIn(file, described.text, cli, names))),
    // What an answer says is a program's own words, but its limits are those of the app.
    ...details.flatMap((detail) => told(detail, writtenNumbers(detail.text))),
  ].sort(byPlace);
}

function faultsIn(file: string, text: string, cli: Cli | undefined, names: ProductNames): PlacedFault[] {
  const { ledger, faults } = textLedger(text);
  const read = { file, source: text, ledger };
  return [
    ...faults,
    ...checkMarkdown(read),
    ...checkNames(read, names),
    ...checkFences(read),
    ...checkTerms(read),
    ...checkWording({ ...read, frontmatter: { title: "", description: "" } }),
    ...writtenNumbers(text),
    ...(cli ? checkCliExamples(read, cli).problems : []),
  ];
}
