import { STATUS_CODES } from "node:http";

/** What RFC 9110 calls a status where Node still has the older name. */
const newerNames = new Map([
  ["413", "Content Too Large"],
  ["422", "Unprocessable Content"],
]);

/**
 * A status with its name, the same wherever the site writes one.
 * @example statusLine("422") // "422 Unprocessable Content"
 */
export function statusLine(status: string): string {
  return `${status} ${newerNames.get(status) ?? STATUS_CODES[status] ?? ""}`.trim();
}
