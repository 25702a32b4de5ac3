import { children } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { mapOf, textsOf } from "@/lib/openapi/document/value";
import type { Resolver } from "../resolver";
import { code, tableOf } from "../table";
import { at, siteApi, wordsOf } from "./document";

/** `<Identifiers />`: the prefixes of ids, with what each names. */
export const identifiers: Resolver = { attributes: {}, resolve: () => identifiersTable(siteApi()) };

/** A schema is an id if its pattern is a prefix and then anything: `^prj_[0-9A-Za-z]+$`. */
export function identifiersTable(document: ApiDocument): string {
  return tableOf(
    ["Prefix", "Names", "Example"],
    children(at(document, "components", "schemas")).flatMap(([, schema]) => {
      const [, prefix] = /^\^([a-z]+_)\[/.exec(wordsOf(schema, "pattern")) ?? [];
      const [, named = ""] = /^The id of (.*?)\./.exec(wordsOf(schema, "description")) ?? [];
      const [example = ""] = textsOf(mapOf(schema.value).get("examples"));
      return prefix && named ? [[code(prefix), named, code(example)]] : [];
    }),
  );
}
