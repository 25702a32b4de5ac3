import type { Fault, Problem } from "@/lib/content/problem";
import { below } from "./pointer";
import { parseText, type ReadText } from "./text";
import { mapOf, type Value, type ValueMap } from "./value";

/** An API description as it was written: nothing resolved, nothing changed. */
export type ApiDocument = {
  file: string;
  root: ValueMap;
  /** The line of what a JSON pointer names, or of the last of its steps that exists. For messages: it reads the text anew. */
  lineOf: (pointer: string) => number;
};

/** Reads YAML or JSON. What is not an OpenAPI document of version 3 comes back as problems, each with its line. */
export function readDocument(
  file: string,
  source: string,
  read: ReadText = parseText(file, source),
): { document: ApiDocument; problems?: never } | { document?: never; problems: Problem[] } {
  if (read.root === undefined) return { problems: read.problems };
  const fault = faultOf(read.root);
  if (fault) {
    const { at, ...told } = fault;
    return { problems: [{ file, line: read.lineOf(at), ...told }] };
  }
  return { document: { file, root: mapOf(read.root), lineOf: read.lineOf } };
}

function faultOf(root: Value): (Fault & { at: string }) | undefined {
  if (!(root instanceof Map)) {
    return { at: "", what: "The document is not an object.", cure: "Begin it with: openapi: 3.2.0" };
  }
  if (root.has("swagger")) {
    return { at: "/swagger", what: "The document is Swagger 2.0.", cure: "Convert it to OpenAPI 3 first." };
  }
  const version = root.get("openapi");
  if (typeof version !== "string" || !/^3\.[012](\.|$)/.test(version)) {
    return {
      at: "/openapi",
      what: `The document is of no version that can be read: openapi is ${JSON.stringify(version ?? null)}.`,
      cure: "Write openapi: 3.2.0, or 3.1.x or 3.0.x, in quotes where it would be a number.",
    };
  }
  for (const part of ["paths", "webhooks", "components"]) {
    const value = root.get(part);
    if (value !== undefined && !(value instanceof Map)) {
      return {
        at: below("", part),
        what: `"${part}" is not an object.`,
        cure: `Write the entries of ${part} as names with values, or remove it.`,
      };
    }
  }
  return undefined;
}
