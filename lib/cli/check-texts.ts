import type { Problem } from "@/lib/content/problem";
import { checkTerms } from "@/lib/content/terms";
import { writtenNumbers } from "@/lib/content/typed-facts";

/**
 * The words of a description that the site doesn't use, and its typed numbers that contradict a fact. Where a page shows
 * them they are not in its source; how they are marked up and worded is told there.
 */
export function checkCliTexts({ file, sentences }: { file: string; sentences: string }): Problem[] {
  const numbers = writtenNumbers(sentences).map((fault) => ({ file, ...fault }));
  return [...checkTerms({ file, source: sentences }), ...numbers];
}
