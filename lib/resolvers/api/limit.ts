import type { ApiDocument } from "@/lib/openapi/document/read";
import { type Resolver, UnresolvedError } from "../resolver";
import { at, siteApi } from "./document";

/** `<ApiLimit of="components/parameters/Limit/schema/maximum" />`: a number of the API document, in a sentence. */
export const apiLimit: Resolver = { attributes: { of: true }, resolve: ({ of = "" }) => limitAt(siteApi(), of) };

/** The number at a place of the document; a path is parted by slashes, and references are followed on it. */
export function limitAt(document: ApiDocument, of: string): string {
  const value = at(document, ...of.split("/"))?.value;
  if (typeof value === "number") return value.toLocaleString("en-US");
  throw new UnresolvedError(
    `The API document has no number at "${of}".`,
    'Write where it stands, for example of="components/parameters/Limit/schema/maximum".',
  );
}
