import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { ContentError } from "@/lib/content/problem";
import { type JsonObject, objectOf, stepsOf } from "./json";

/** An API description as plain values, and where each stands in its file. */
export type ApiSource = {
  file: string;
  root: JsonObject;
  /** The line of what a JSON pointer names, or of the last of its steps that exists. */
  lineOf: (pointer: string) => number;
};

/** Reads an API description in YAML or JSON. Throws at what is neither. */
export function parseSource(file: string, text: string): ApiSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line, col: column } = lines.linePos(error.pos[0]);
    const cure = "Mind the indentation, and put texts with a colon or a quote in double quotes.";
    throw new ContentError([{ file, line, column, what: error.message.split("\n")[0] ?? error.code, cure }]);
  }
  return {
    file,
    root: objectOf(document.toJS()),
    lineOf: (pointer) => lines.linePos(offsetOf(document.contents, stepsOf(pointer))).line,
  };
}

function offsetOf(contents: unknown, steps: readonly string[]): number {
  let node = contents;
  let offset = 0;
  for (const step of steps) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
