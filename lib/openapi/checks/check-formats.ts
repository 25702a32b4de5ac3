import { fullFormats } from "ajv-formats/dist/formats.js";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { below } from "../document/pointer";
import type { ApiSource } from "../document/source";
import { walk } from "../document/walk";
import type { ApiProblem } from "./with-lint";

/** Every `format` that no validator knows: it would let any value pass, and say nothing. */
export function checkFormats({ file, root, lineOf }: ApiSource): ApiProblem[] {
  return [...walk(root)].flatMap(({ node: { format }, pointer }) => {
    if (typeof format !== "string" || Object.hasOwn(fullFormats, format)) return [];
    const cure = didYouMean(format, Object.keys(fullFormats)) ?? "Write a format that JSON Schema has, or a pattern.";
    return [{ file, line: lineOf(below(pointer, "format")), what: `There is no format "${format}".`, cure }];
  });
}
