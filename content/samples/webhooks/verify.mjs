// Node 20 or newer, no packages needed.
import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE = 5 * 60; // seconds

/** Returns the event, or throws unless Devlog signed exactly these bytes with this secret. */
export function verifyWebhook(body, headers, secret, now = Date.now() / 1000) {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  const signatures = headers["webhook-signature"];
  if (!id || !timestamp || !signatures) throw new Error("A webhook header field is missing.");

  // Digits only. Anything else becomes NaN, which no comparison refuses.
  if (!/^[0-9]{1,12}$/.test(timestamp)) throw new Error("The timestamp is not a number.");
  if (Math.abs(now - Number(timestamp)) > TOLERANCE) throw new Error("The timestamp is too far off.");

  const key = Buffer.from(secret?.replace(/^whsec_/, "") ?? "", "base64");
  if (key.length === 0) throw new Error("The secret is missing."); // Anybody can sign with an empty key.
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");

  // There are two signatures while a secret is being rotated. One that fits is enough.
  const fits = signatures.split(" ").some((signature) => isEqual(signature, `v1,${expected}`));
  if (!fits) throw new Error("No signature fits.");
  return JSON.parse(body.toString("utf8"));
}

/** Takes the same time wherever the first difference is, so that nobody can guess a signature step by step. */
function isEqual(given, wanted) {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
