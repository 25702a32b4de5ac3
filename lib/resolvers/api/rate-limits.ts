import { children } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { mapOf } from "@/lib/openapi/document/value";
import type { Resolver } from "../resolver";
import { code, tableOf } from "../table";
import { at, siteApi, wordsOf } from "./document";

/** `<RateLimits />`: the policies that count requests. */
export const rateLimits: Resolver = { attributes: {}, resolve: () => rateLimitsTable(siteApi()) };

/** The policies of a document: how many requests each lets through, and how it is told. */
export function rateLimitsTable(document: ApiDocument): string {
  return tableOf(
    ["Policy", "Limit", "Counted by", "In `RateLimit-Policy`"],
    children(at(document, "x-rate-limit-policies")).map(([name, policy]) => {
      const { quota, window } = Object.fromEntries(mapOf(policy.value));
      return [
        code(name),
        wordsOf(policy, "description").replace(/ per \w+$/, ""),
        wordsOf(policy, "countedBy"),
        code(`"${name}";q=${quota};w=${window}`),
      ];
    }),
  );
}
