import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { JsonObject } from "../document/json";
import { walk } from "../document/walk";
import type { Finding, Rule } from "./rules";

/** The fields of the house (openapi/README.md): a tool passes over one that it does not know, and so would ours. */
const known = [
  "x-cli",
  "x-emits",
  "x-final-events",
  "x-not-sent-when",
  "x-rate-limit-policies",
  "x-rate-limits",
  "x-sample-query",
  "x-sent-when",
  "x-status",
];

export const extensionRules: Rule[] = [isOfTheHouse];

function* isOfTheHouse(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    for (const name of Object.keys(node)) {
      if (!name.startsWith("x-") || known.includes(name)) continue;
      const cure = `Write ${nearestWord(name, known) ?? `one of ${known.join(", ")}`}, or remove it.`;
      yield { at: `${pointer}/${name}`, what: `Nothing reads the field "${name}".`, cure };
    }
  }
}
