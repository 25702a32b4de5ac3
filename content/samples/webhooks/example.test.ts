import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { webhookExample } from "@/lib/resolvers/api/webhook-events";
import { sign, vector } from "./signed";

const page = readFileSync("content/api/webhooks/overview.mdx", "utf8");

/** The delivery as the page shows it: its header fields, and its body, which stands there over several lines. */
function shownDelivery() {
  const type = /<WebhookExample type="([^"]+)" \/>/.exec(page)?.[1] ?? "";
  const shown = [webhookExample.resolve({ type })].flat();
  const [head = "", body = ""] = shown.flatMap((part) =>
    typeof part === "object" && "value" in part ? part.value : [],
  );
  const fields = new Map(head.split("\n").map((line) => line.split(": ") as [string, string]));
  return { field: (name: string) => fields.get(name) ?? "", body: JSON.parse(body) };
}

describe("the delivery that the page shows", () => {
  const { field, body } = shownDelivery();
  const [id, timestamp] = [field("webhook-id"), field("webhook-timestamp")];

  it("can be verified: its body, as one line, is signed with the secret that the page names", () => {
    expect(page).toContain(`| Secret | \`${vector.secret}\` |`);
    expect(field("webhook-signature")).toBe(sign(JSON.stringify(body), vector.secret, id, timestamp));
  });

  it("is sent under the id of its event, right after it happened", () => {
    expect(id).toBe(body.id);
    const delay = Number(timestamp) - Date.parse(body.created_at) / 1000;
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThan(60);
  });
});
