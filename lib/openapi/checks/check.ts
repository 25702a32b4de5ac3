import type { Problem } from "@/lib/content/problem";
import { checkReferences, children, type Node, nodeAt } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { checkOperations } from "../operation/operation";
import { flatten } from "../schema/flatten";

/** What is wrong with a document of our own. Documents of others are drawn all the same, as well as they can be. */
export function checkDocument(document: ApiDocument): Problem[] {
  return [...checkReferences(document), ...checkOperations(document), ...checkLoops(document)];
}

/** Schemas whose `allOf` leads back to themselves: no value can be told to fit. */
function checkLoops(document: ApiDocument): Problem[] {
  const problems: Problem[] = [];
  const walk = (node: Node) => {
    const { loop } = node.value instanceof Map && node.value.has("allOf") ? flatten(document, [node]) : {};
    if (loop !== undefined) {
      problems.push({
        file: document.file,
        line: document.lineOf(loop),
        what: `The allOf of #${node.pointer} leads back to itself (at #${loop}).`,
        cure: "Move what both share into a schema of its own, and refer to that.",
      });
    }
    for (const [, inner] of children(node)) if (typeof inner.value === "object") walk(inner);
  };
  const schemas = nodeAt(document, "/components/schemas");
  if (schemas) walk(schemas);
  return problems;
}
