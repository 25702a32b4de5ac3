import { ContentError } from "@/lib/content/problem";
import { type JsonObject, objectOf } from "./json";
import { type ParsedText, parseText } from "./text";
import { toPlain } from "./value";

/** An API description as plain values, for schemas and checks; and where each stands in its file. */
export type ApiSource = {
  file: string;
  root: JsonObject;
  /** The line of what a JSON pointer names, or of the last of its steps that exists. */
  lineOf: (pointer: string) => number;
};

/** Reads an API description, or an example, in YAML or JSON. Throws at what is neither. */
export function parseSource(file: string, text: string): ApiSource {
  const read = parseText(file, text);
  if (read.root === undefined) throw new ContentError(read.problems);
  return sourceOf({ file, ...read });
}

/** The plain values of what was read before. */
export function sourceOf({ file, root, lineOf }: ParsedText & { file: string }): ApiSource {
  return { file, root: objectOf(toPlain(root)), lineOf };
}
