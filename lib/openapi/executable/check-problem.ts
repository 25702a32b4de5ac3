import type { LineFault } from "@/lib/content/problem";
import { errorHref } from "@/lib/routing/api-guides";
import { site } from "@/lib/site/config";
import { objectOf } from "../document/json";
import { lineFinder } from "../document/text";
import { listErrorCodes } from "../operation/written";
import type { Contract } from "./contract";
import { readExample } from "./read-example";

/**
 * Holds a problem object to the document: its status is that of its code, its type the address of the code. Where it is
 * an answer, it repeats the status of that, and its code is one that the operation has.
 */
export function checkProblem(
  contract: Contract,
  text: string,
  status: string | undefined,
  codes: ReadonlySet<string>,
): LineFault[] {
  const { code, type, status: repeated } = objectOf(readExample(text).value);
  if (typeof code !== "string") return [];
  const lineOf = lineFinder(text);
  const expected = status ?? statusOf(contract, code);
  if (expected === undefined) return [];
  if (String(repeated) !== expected) {
    const what = `The status is ${repeated}, not ${expected}${status === undefined ? `, with which "${code}" comes` : ""}.`;
    const cure = `Write ${expected}${status === undefined ? ", or another code" : ""}.`;
    return [{ line: lineOf("/status"), what, cure }];
  }
  if (codes.size > 0 && !codes.has(code)) {
    const what = `The code "${code}" does not come with ${expected} here.`;
    return [{ line: lineOf("/code"), what, cure: `It is one of ${[...codes].join(", ")}.` }];
  }
  const address = site.origin + errorHref(code);
  if (statusOf(contract, code) === undefined || type === address) return [];
  return [{ line: lineOf("/type"), what: `The type is not the address of "${code}".`, cure: `Write "${address}".` }];
}

/** The status that a code comes with, by the document's list of codes. */
function statusOf({ root }: Contract, code: string): string | undefined {
  const status = listErrorCodes(root).find((listed) => listed.code === code)?.node["x-status"];
  return status === undefined ? undefined : String(status);
}
