import { isAlias, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { ApiProblem } from "./with-lint";

/** Every anchor and alias of YAML: JSON has none, and whoever reads a part of the document does not see what it shares. */
export function checkAnchors(file: string, text: string): ApiProblem[] {
  // To read a description takes long, and most have none.
  if (!/(?:^|[:\-,[{])\s*[&*][\w-]/m.test(text)) return [];
  const lines = new LineCounter();
  const problems: ApiProblem[] = [];
  const report = (node: Node, name: string) => {
    // A map begins behind its anchor, on a line of its own.
    const offset = text.lastIndexOf(name, node.range?.[0]);
    const what = `"${name}" is an ${isAlias(node) ? "alias" : "anchor"} of YAML, which is not used here.`;
    const cure = "Write the value out, or move what both share into components, and refer to that.";
    problems.push({ file, line: lines.linePos(offset).line, what, cure });
  };
  visit(parseDocument(text, { lineCounter: lines }), {
    Alias: (_, node) => report(node, `*${node.source}`),
    Value: (_, node) => {
      if (node.anchor) report(node, `&${node.anchor}`);
    },
  });
  return problems;
}
