import { createHmac } from "node:crypto";
import type { Delivery } from "./run-webhooks";

/** The known answer of the Standard Webhooks libraries. */
export const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

export const { secret } = vector;
export const anotherSecret = `whsec_${Buffer.from("another secret of an endpoint").toString("base64")}`;
export const now = 1_795_176_000;
export const id = "evt_6YcF1vBsQo";
export const body = JSON.stringify({ id, type: "worklog_entry.created", created_at: "2026-11-20T16:40:00Z", data: {} });

/** Signs as Standard Webhooks says, by itself: nothing of the page's samples is used. */
export function sign(text: string, by: string, messageId = id, timestamp: number | string = now): string {
  const key = Buffer.from(by.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${messageId}.${timestamp}.${text}`).digest("base64")}`;
}

/** What Devlog sends, or with changes what it would not. */
export function delivery(changes: Partial<Delivery> & { fields?: Record<string, string> } = {}): Delivery {
  const { fields, ...rest } = changes;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(now),
    "webhook-signature": sign(body, secret),
    ...fields,
  };
  return { body, headers, secret, now, ...rest };
}
