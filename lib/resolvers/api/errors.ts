import { children } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { mapOf, textOf } from "@/lib/openapi/document/value";
import { errorHref } from "@/lib/routing/api-guides";
import { factWords } from "../fact";
import type { Resolver } from "../resolver";
import { tableOf } from "../table";
import { at, siteApi } from "./document";

/** `<ErrorCodes />`: every error code with its status, what it means, and whether to send the request again. */
export const errorCodes: Resolver = { attributes: {}, resolve: () => errorCodesTable(siteApi()) };

export type ErrorCode = { code: string; status: number; meaning: string };

/** Each code of a document with its status, its meaning, and whether to send the request again. */
function errorCodesTable(document: ApiDocument): string {
  return tableOf(
    ["Code", "Status", "What it means", "Send it again?"],
    errorCodesOf(document).map(({ code, status, meaning }) => [
      `[\`${code}\`](${errorHref(code)})`,
      String(status),
      meaning,
      factWords.get(`apiErrors.retry.${code}`) ?? "",
    ]),
  );
}

/** The document says of each code what it means, and in `x-status` with which status it comes. */
export function errorCodesOf(document: ApiDocument): ErrorCode[] {
  return children(at(document, "components", "schemas", "ErrorCode", "oneOf")).map(([, branch]) => {
    const map = mapOf(branch.value);
    return {
      code: textOf(map.get("const")) ?? "",
      status: Number(map.get("x-status")),
      meaning: textOf(map.get("description")) ?? "",
    };
  });
}
