import type { CodeFence } from "@/lib/content/ledger";
import type { LineFault } from "@/lib/content/problem";
import { objectOf } from "../document/json";
import type { Contract } from "./contract";

/** Every rate limit that a sample shows in a header field, and that the document has not, or otherwise. */
export function checkPolicies({ text }: Pick<CodeFence, "text">, { root }: Pick<Contract, "root">): LineFault[] {
  const policies = objectOf(root["x-rate-limit-policies"]);
  return text.split("\n").flatMap((written, index) => {
    const [, list = ""] = /\bRateLimit-Policy: (.*)/i.exec(written) ?? [];
    return [...list.matchAll(/"([\w-]+)";q=(\d+);w=(\d+)/g)].flatMap(([shown, name = ""]): LineFault[] => {
      const line = index + 1;
      if (!Object.hasOwn(policies, name)) {
        const known = Object.keys(policies).join(", ");
        return [{ line, what: `There is no rate limit "${name}".`, cure: `There are: ${known}.` }];
      }
      const { quota, window } = objectOf(policies[name]);
      const right = `"${name}";q=${quota};w=${window}`;
      return shown === right ? [] : [{ line, what: `The rate limit is not ${shown}.`, cure: `Write ${right}.` }];
    });
  });
}
