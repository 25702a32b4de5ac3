import { LineCounter, parseDocument, visit } from "yaml";
import { lostEnd } from "@/lib/content/yaml-slips";
import type { ApiProblem } from "./with-lint";

/**
 * What YAML has and JSON has not: anchors, aliases, and tags, since whoever reads a part of the document does not see
 * what it shares. And a text that a number sign cuts off: others may comment their values, ours means its texts whole.
 */
export function checkYaml(file: string, text: string): ApiProblem[] {
  // To read a description takes long, and most have none of it.
  if (!/(?:^|[:\-,[{])\s*[&*!][\w-]|\S[ \t]+#/m.test(text)) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: ApiProblem[] = [];
  const report = (offset: number, what: string, cure: string) =>
    problems.push({ file, line: lines.linePos(offset).line, what, cure });
  /** A map begins behind its anchor, on a line of its own. */
  const mark = (name: string, kind: string, offset: number | undefined) =>
    report(
      text.lastIndexOf(name, offset),
      `"${name}" is ${kind} of YAML, which is not used here.`,
      kind === "a tag"
        ? "Put the text in double quotes."
        : "Write the value out, or move what both share into components, and refer to that.",
    );
  visit(document, {
    Alias: (_, { source, range }) => mark(`*${source}`, "an alias", range?.[0]),
    Value: (_, { anchor, tag, range }) => {
      if (anchor) mark(`&${anchor}`, "an anchor", range?.[0]);
      if (tag?.startsWith("!")) mark(tag, "a tag", range?.[0]);
    },
  });
  const cut = lostEnd(document, text);
  if (cut) report(cut.offset, cut.what, cut.cure);
  return problems;
}
