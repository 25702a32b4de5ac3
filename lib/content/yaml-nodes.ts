import { type Document, isCollection, isNode, isPair, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

/** What stands in a document: a value, an alias, or a pair of a map. */
type Part = Node | Pair;

type Around = YAMLMap | YAMLSeq | Pair;

/**
 * Goes through the parts of a document in the order of its text, and returns the first answer. `above` is what a part stands
 * in, outermost first; it changes with the next one. As the parser's own `visit`, in a tenth of its time: that one makes a
 * list of what is above for each part.
 */
export function findPart<T>(
  document: Document,
  ask: (part: Part, above: readonly Around[]) => T | undefined,
): T | undefined {
  const above: Around[] = [];
  const walk = (part: unknown): T | undefined => {
    if (!isNode(part) && !isPair(part)) return undefined;
    const answer = ask(part, above);
    if (answer !== undefined || !(isPair(part) || isCollection(part))) return answer;
    above.push(part);
    for (const inner of isPair(part) ? [part.key, part.value] : part.items) {
      const found = walk(inner);
      if (found !== undefined) return found;
    }
    above.pop();
    return undefined;
  };
  return walk(document.contents);
}
