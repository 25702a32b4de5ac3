import { beforeAll, describe, expect, it } from "vitest";
import { languages, runnable } from "../run-samples";
import { type Delivery, verifyAll } from "./run-webhooks";
import { anotherSecret, body, delivery, id, now, secret, sign, vector } from "./signed";

const accepted: [string, Delivery][] = [
  ["what Devlog signed", delivery()],
  ["four minutes late", delivery({ now: now + 4 * 60 })],
  ["a clock four minutes behind", delivery({ now: now - 4 * 60 })],
  [
    "the old secret while two are valid",
    delivery({ fields: { "webhook-signature": `${sign(body, anotherSecret)} ${sign(body, secret)}` } }),
  ],
  [
    "the new secret while two are valid",
    delivery({
      secret: anotherSecret,
      fields: { "webhook-signature": `${sign(body, anotherSecret)} ${sign(body, secret)}` },
    }),
  ],
  [
    "a signature of a later version beside ours",
    delivery({ fields: { "webhook-signature": `v1a,abc ${sign(body, secret)}` } }),
  ],
];

/** Signed as if it were right, so that nothing but the timestamp speaks against it. */
const timestamped = (timestamp: string) =>
  delivery({ fields: { "webhook-timestamp": timestamp, "webhook-signature": sign(body, secret, id, timestamp) } });

/** A receiver that was started without its secret: whoever knows that can sign. */
const unsigned = (missing: string) =>
  delivery({ secret: missing, fields: { "webhook-signature": sign(body, "whsec_") } });

const refused: [string, Delivery, RegExp][] = [
  ["a changed body", delivery({ body: body.replace("created", "deleted") }), /no signature fits/i],
  ["a body written again", delivery({ body: JSON.stringify(JSON.parse(body), null, 1) }), /no signature fits/i],
  ["another id", delivery({ fields: { "webhook-id": "evt_other" } }), /no signature fits/i],
  ["another time", delivery({ fields: { "webhook-timestamp": String(now + 1) } }), /no signature fits/i],
  ["another secret", delivery({ secret: anotherSecret }), /no signature fits/i],
  [
    "another version of signature",
    delivery({ fields: { "webhook-signature": `v2,${sign(body, secret).slice(3)}` } }),
    /no signature fits/i,
  ],
  [
    "half a signature",
    delivery({ fields: { "webhook-signature": sign(body, secret).slice(0, 20) } }),
    /no signature fits/i,
  ],
  ["a signature that is not ASCII", delivery({ fields: { "webhook-signature": "v1,é" } }), /no signature fits/i],
  ["a replay after six minutes", delivery({ now: now + 6 * 60 }), /too far off/],
  ["a time six minutes ahead", delivery({ now: now - 6 * 60 }), /too far off/],
  ["a timestamp that is a word", timestamped("NaN"), /not a number/],
  ["a timestamp that ends in a word", timestamped(`${now}abc`), /not a number/],
  ["a timestamp with a fraction", timestamped(`${now}.5`), /not a number/],
  ["a negative timestamp", timestamped(`-${now}`), /not a number/],
  ["an endless timestamp", timestamped("9".repeat(40)), /not a number/],
  ["no id", delivery({ fields: { "webhook-id": "" } }), /missing/],
  ["no timestamp", delivery({ fields: { "webhook-timestamp": "" } }), /missing/],
  ["an empty secret", unsigned(""), /secret is missing/],
  ["a secret that is its prefix alone", unsigned("whsec_"), /secret is missing/],
  ["a secret that lost its end", delivery({ secret: secret.slice(0, -1) }), /not complete|no signature fits/i],
  ["no signature", delivery({ fields: { "webhook-signature": "" } }), /missing/],
];

it("the known answer is what Standard Webhooks says, computed independently", () => {
  expect(sign(vector.body, vector.secret, vector.id, vector.timestamp)).toBe(vector.signature);
});

it(`runs on this machine: ${languages.filter((language) => runnable[language]).join(", ")}`, () => {
  expect(runnable.JavaScript && runnable.Python).toBe(true);
});

describe.each(languages)("the page's verification in %s", (language) => {
  const cases = [...accepted.map(([, sent]) => sent), ...refused.map(([, sent]) => sent)];
  let outcomes: string[] = [];
  beforeAll(() => {
    const known = { ...delivery(), body: vector.body, now: vector.timestamp };
    known.headers = {
      "webhook-id": vector.id,
      "webhook-timestamp": String(vector.timestamp),
      "webhook-signature": vector.signature,
    };
    if (runnable[language]) outcomes = verifyAll(language, [known, ...cases]);
  });

  it.runIf(runnable[language])("accepts the known answer", () => {
    expect(outcomes[0]).toBe("ok");
  });
  it.runIf(runnable[language]).each(accepted.map(([name], index) => [name, index + 1] as const))(
    "accepts %s",
    (_, index) => {
      expect(outcomes[index]).toBe("worklog_entry.created");
    },
  );
  it
    .runIf(runnable[language])
    .each(refused.map(([name, , reason], index) => [name, index + 1 + accepted.length, reason] as const))(
    "refuses %s",
    (_, index, reason) => {
      expect(outcomes[index]).toMatch(/^refused: /);
      expect(outcomes[index]).toMatch(reason);
    },
  );
});
