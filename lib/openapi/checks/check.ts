import type { Problem } from "@/lib/content/problem";
import { checkReferences, children, type Node, nodeAt } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { checkOperations } from "../operation/operation";
import { flatten } from "../schema/flatten";
import type { ApiProblem } from "./with-lint";

/** What is wrong with a document of our own. Documents of others are drawn all the same, as well as they can be. */
export function checkDocument(document: ApiDocument): ApiProblem[] {
  // What such a reference would bring, every example and every call lacks; other ids make other addresses of pages.
  const form = [...checkReferences(document), ...checkOperations(document)].map((problem) => ({
    ...problem,
    isForm: true,
  }));
  return [...form, ...checkLoops(document)];
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
