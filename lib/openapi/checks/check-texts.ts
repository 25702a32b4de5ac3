import { byPlace, type PlacedFault, type Problem } from "@/lib/content/problem";
import { writtenNumbers } from "@/lib/content/typed-facts";
import { type HeldTo, textFaults } from "@/lib/texts/text-faults";
import type { ApiSource } from "../document/source";
import { listDescriptions, listTexts, type Text } from "../document/texts";

/** What is wrong with the document's texts. Each is read once, however many pages show it. */
export function checkTexts({ file, root, lineOf }: ApiSource, heldTo: HeldTo): Problem[] {
  const told = ({ at, text }: Text, faults: readonly PlacedFault[]) => {
    if (faults.length === 0) return [];
    // A block of YAML begins on the line after its name, and it alone has lines of its own.
    const first = lineOf(at) + (text.includes("\n") ? 1 : 0);
    return faults.map(({ line = 1, what, cure }) => ({ file, line: first + line - 1, what, cure }));
  };
  const details = [...listTexts(root)].filter(({ at }) => at.endsWith("/detail"));
  return [
    ...[...listDescriptions(root)].flatMap((described) => told(described, textFaults(described.text, heldTo))),
    // What an answer says is a program's own words, but its limits are those of the app.
    ...details.flatMap((detail) => told(detail, writtenNumbers(detail.text))),
  ].sort(byPlace);
}
