import { createHash } from "node:crypto";
import type { OperationRef, ParameterView } from "../operation/types";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Gives each operation a sample `Idempotency-Key` of its own. The parameter is one component with one example, but a key
 * counts for the whole account: whoever ran the commands of two pages would be refused. Only an example that is a UUID is
 * replaced, since only of such a parameter is it known that a UUID will do.
 */
export function withOwnKey(operation: Pick<OperationRef, "method" | "path">, parameters: ParameterView[]) {
  return parameters.map((parameter) => {
    const [example] = parameter.examples;
    const { name } = parameter;
    if (parameter.in !== "header" || !example || !isRandomKey({ name, value: example.text })) return parameter;
    const key = sampleKey(`${operation.method} ${operation.path}`);
    return {
      ...parameter,
      sample: [{ name, value: key }],
      examples: [{ ...example, text: key, whole: key, value: key }],
    };
  });
}

/** Whether a header field holds an `Idempotency-Key` that any other random UUID could stand for. */
export function isRandomKey({ name, value }: { name: string; value: string }): boolean {
  return name.toLowerCase() === "idempotency-key" && uuid.test(value);
}

/** Looks like a random UUID (version 4), and is the same in each build. */
function sampleKey(seed: string): string {
  const digits = createHash("sha256").update(seed).digest("hex");
  const variant = "89ab"[Number.parseInt(digits.charAt(16), 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
