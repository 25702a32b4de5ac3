import { type Json, objectOf } from "../document/json";
import { below } from "../document/pointer";
import type { ApiSource } from "../document/source";
import { walk } from "../document/walk";
import type { ApiProblem } from "./with-lint";

/** Every pattern that is no regular expression. Nothing can be held to one, so that each value and each call would fail. */
export function checkPatterns({ file, root, lineOf }: ApiSource): ApiProblem[] {
  return [...walk(root)].flatMap(({ node, pointer }) =>
    patternsOf(node, pointer).flatMap(({ at, pattern }) => {
      const reason = faultOf(pattern);
      if (reason === undefined) return [];
      return [
        {
          file,
          line: lineOf(at),
          isForm: true,
          what: `The pattern ${JSON.stringify(pattern)} is no regular expression: ${reason}.`,
          cure: "Close each bracket that is opened, and write \\ before a sign that stands for itself, and before no other.",
        },
      ];
    }),
  );
}

function patternsOf(node: Record<string, Json>, pointer: string): { at: string; pattern: string }[] {
  const ofNames = Object.keys(objectOf(node.patternProperties));
  return [
    ...(typeof node.pattern === "string" ? [{ at: below(pointer, "pattern"), pattern: node.pattern }] : []),
    ...ofNames.map((pattern) => ({ at: below(pointer, "patternProperties", pattern), pattern })),
  ];
}

/** Read as the validator reads it: with Unicode. */
function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return (error as Error).message.split(": ").at(-1);
  }
}
