import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, runnable } from "../run-samples";
import { type Delivery, startReceiver, verifyAll } from "./run-webhooks";

/** The known answer of the Standard Webhooks libraries. */
const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

const { secret } = vector;
const anotherSecret = `whsec_${Buffer.from("another secret of an endpoint").toString("base64")}`;
const now = 1_795_176_000;
const id = "evt_6YcF1vBsQo";
const body = JSON.stringify({ id, type: "worklog_entry.created", created_at: "2026-11-20T16:40:00Z", data: {} });

/** Signs as Standard Webhooks says, by itself: nothing of the page's samples is used. */
function sign(text: string, by: string, messageId = id, timestamp: number | string = now): string {
  const key = Buffer.from(by.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${messageId}.${timestamp}.${text}`).digest("base64")}`;
}

function delivery(changes: Partial<Delivery> & { fields?: Record<string, string> } = {}): Delivery {
  const { fields, ...rest } = changes;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(now),
    "webhook-signature": sign(body, secret),
    ...fields,
  };
  return { body, headers, secret, now, ...rest };
}

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
  }, 120_000);

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

describe.each(languages)("the page's receiver in %s", { timeout: 30_000 }, (language) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
  beforeAll(async () => {
    if (runnable[language]) receiver = await startReceiver(language, secret);
  }, 120_000);
  afterAll(() => receiver?.stop());

  const patience = { timeout: 10_000 };
  const post = async (sent: Delivery) =>
    (await fetch(receiver?.url ?? "", { method: "POST", body: sent.body, headers: sent.headers })).status;

  /** What the page's script prints. */
  const trial = async (sent: { id?: string; secret?: string }) => {
    const script = path.join(import.meta.dirname, "send-test.sh");
    const words = [script, receiver?.url ?? "", ...(sent.id ? [sent.id] : [])];
    const env = { ...process.env, DEVLOG_WEBHOOK_SECRET: sent.secret ?? secret };
    return (await promisify(execFile)("bash", words, { env })).stdout;
  };

  it.runIf(runnable[language])("queues an event once, however often it comes, and refuses a forged one", async () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const at = (seconds: number) => ({
      "webhook-timestamp": String(seconds),
      "webhook-signature": sign(body, secret, id, seconds),
    });
    expect(await post(delivery({ fields: at(timestamp) }))).toBe(204);
    expect(await post(delivery({ fields: at(timestamp) }))).toBe(204);
    expect(await post(delivery({ fields: at(timestamp + 1) }))).toBe(204);
    expect(await post(delivery({ body: `${body} `, fields: at(timestamp) }))).toBe(400);
    expect(await post(delivery({ fields: at(timestamp - 301) }))).toBe(400);
    await expect.poll(() => receiver?.work().length, patience).toBe(1);
    expect(receiver?.work()[0]).toContain("worklog_entry.created evt_6YcF1vBsQo");
  });

  it.runIf(runnable[language])("accepts what the page's script sends to try it", async () => {
    expect(await trial({})).toMatch(/^HTTP\/1\.[01] 204/);
    await expect.poll(() => receiver?.work().at(-1), patience).toMatch(/worklog_entry\.deleted evt_[0-9a-f]{10}$/);
  });

  it.runIf(runnable[language])(
    "does once what the script sends twice, and refuses it with another secret",
    async () => {
      const twice = { id: "evt_8KsT2hLmXd" };
      expect(await trial(twice)).toMatch(/^HTTP\/1\.[01] 204/);
      expect(await trial(twice)).toMatch(/^HTTP\/1\.[01] 204/);
      expect(await trial({ secret: anotherSecret })).toMatch(/^HTTP\/1\.[01] 400/);
      await expect.poll(() => receiver?.work().filter((line) => line.endsWith(twice.id)).length, patience).toBe(1);
    },
  );

  /** Sends the beginning of a request, and leaves the rest to the test. */
  const begin = (headers: Record<string, string>, start = "") => {
    const socket = connect(Number(new URL(receiver?.url ?? "").port), "127.0.0.1");
    const fields = Object.entries({ Host: "localhost", Connection: "close", ...headers });
    socket.write(["POST / HTTP/1.1", ...fields.map((field) => field.join(": ")), "", start].join("\r\n"));
    return socket;
  };

  it.runIf(runnable[language])("queues an event once, also when it comes several times at once", async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const ids = Array.from({ length: 20 }, (_, index) => `evt_atOnce${index + 10}`);
    for (const messageId of ids) {
      const event = body.replace(id, messageId);
      const fields = {
        "Content-Length": String(event.length),
        "webhook-id": messageId,
        "webhook-timestamp": String(seconds),
        "webhook-signature": sign(event, secret, messageId, seconds),
      };
      // As many as Python's server lets wait. The last byte makes each of them complete in the same moment.
      const sockets = Array.from({ length: 5 }, () => begin(fields, event.slice(0, -1)));
      await wait(50);
      for (const socket of sockets) socket.write(event.slice(-1));
      for (const answer of await Promise.all(sockets.map(text))) expect(answer).toMatch(/^HTTP\/1\.[01] 204/);
    }
    const queued = () => receiver?.work().flatMap((line) => /evt_atOnce\d+$/.exec(line) ?? []);
    await expect.poll(() => new Set(queued()).size, patience).toBe(ids.length);
    expect(queued()?.sort()).toEqual(ids);
  });

  it.runIf(runnable[language])("goes on when a sender hangs up in the middle of a body", async () => {
    const socket = begin({ "Content-Length": "100" }, "abc");
    await wait(100);
    socket.destroy();
    await wait(100);
    expect(await post(delivery())).toBe(400);
  });

  it.runIf(runnable[language]).each([
    ["negative", "-1"],
    ["a word", "many"],
    ["endless", "9".repeat(5000)],
  ])("refuses a body whose length is %s", async (_, length) => {
    expect(await text(begin({ "Content-Length": length }))).toMatch(/^HTTP\/1\.[01] 4\d\d /);
  });
});
