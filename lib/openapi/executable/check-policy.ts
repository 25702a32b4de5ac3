import type { CodeFence } from "@/lib/content/ledger";
import { objectOf } from "../document/json";
import type { Contract } from "./contract";
import type { Fault } from "./filled-text";

/** Every rate limit that a sample of header fields shows, and that the document has not, or otherwise. */
export function checkPolicies({ text }: Pick<CodeFence, "text">, { root }: Pick<Contract, "root">): Fault[] {
  const policies = objectOf(root["x-rate-limit-policies"]);
  return text.split("\n").flatMap((written, index): Fault[] => {
    const [, name = "", quota, window] = /^RateLimit-Policy: "([\w-]+)";q=(\d+);w=(\d+)/i.exec(written) ?? [];
    const policy = objectOf(policies[name]);
    if (quota === undefined || (String(policy.quota) === quota && String(policy.window) === window)) return [];
    const line = index + 1;
    const known = Object.keys(policies).join(", ");
    if (!(name in policies)) return [{ line, what: `There is no rate limit "${name}".`, cure: `There are: ${known}.` }];
    const right = `"${name}";q=${policy.quota};w=${policy.window}`;
    return [{ line, what: `The rate limit "${name}" is not q=${quota};w=${window}.`, cure: `Write ${right}.` }];
  });
}
