import { keptOnDisk } from "@/lib/files/cache";
import { below } from "./pointer";
import { readJson } from "./read-json";
import { lineFinder, type ParsedText, parseText, type ReadText } from "./text";
import { jsonText, type Value } from "./value";

/** `parseText`, kept on disk: YAML takes ten times as long as JSON, and each process of a build reads the description. */
export function readKeptText(file: string, source: string): ReadText {
  const kept = keptOnDisk(file, source, () => {
    const read = parseText(file, source);
    return read.root === undefined ? read : { json: jsonText(read.root), lines: shallowLines(read) };
  });
  const root = "json" in kept ? readJson(kept.json) : undefined;
  if (!("json" in kept) || root === undefined) return parseText(file, source);
  const deepLine = lineFinder(source);
  return { root, lineOf: (pointer) => kept.lines[pointer] ?? deepLine(pointer) };
}

/** The lines that are asked for where nothing is wrong: down to the operations, three steps deep. */
function shallowLines({ root, lineOf }: ParsedText): Record<string, number> {
  const lines: Record<string, number> = {};
  const visit = (value: Value, pointer: string, depth: number) => {
    lines[pointer] = lineOf(pointer);
    if (!(value instanceof Map) || depth === 3) return;
    for (const [name, inner] of value) visit(inner, below(pointer, name), depth + 1);
  };
  visit(root, "", 0);
  return lines;
}
