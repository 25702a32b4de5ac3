import { execFile } from "node:child_process";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { languages, runnable } from "../run-samples";
import { copyWithFullQueue, type Delivery, startReceiver } from "./run-webhooks";
import { anotherSecret, body, delivery, id, secret, sign } from "./signed";

describe.each(languages)("the page's receiver in %s", (language) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
  beforeAll(async () => {
    if (runnable[language]) receiver = await startReceiver(language, secret);
  });
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
      // The last byte makes each of them complete in the same moment.
      const sockets = Array.from({ length: 10 }, () => begin(fields, event.slice(0, -1)));
      await wait(50);
      for (const socket of sockets) socket.write(event.slice(-1));
      for (const answer of await Promise.all(sockets.map(text))) expect(answer).toMatch(/^HTTP\/1\.[01] 204/);
    }
    const queued = () => receiver?.work().flatMap((line) => /evt_atOnce\d+$/.exec(line) ?? []);
    await expect.poll(() => new Set(queued()).size, patience).toBe(ids.length);
    expect(queued()?.sort()).toEqual(ids);
  });

  it.runIf(runnable[language])(
    "asks for an event again that it could not store, from all who sent it, and stores it then",
    async () => {
      const copy = temporaryFolder("receiver");
      copyWithFullQueue(language, copy);
      const failing = await startReceiver(language, secret, copy);
      try {
        const seconds = Math.floor(Date.now() / 1000);
        const fields = { "webhook-timestamp": String(seconds), "webhook-signature": sign(body, secret, id, seconds) };
        const send = async () => {
          const { body: text, headers } = delivery({ fields });
          return (await fetch(failing.url, { method: "POST", body: text, headers })).status;
        };
        const first = send();
        await wait(100);
        const meanwhile = await send();
        expect(await first).toBe(500);
        // Only what is stored may be called done.
        await expect.poll(() => failing.work().length, patience).toBe(meanwhile === 204 ? 1 : 0);
        expect(await send()).toBe(204);
        expect(await send()).toBe(204);
        await expect.poll(() => failing.work().length, patience).toBe(1);
      } finally {
        await failing.stop();
      }
    },
  );

  it.runIf(runnable[language])("lets a burst of senders wait while it has no time", async () => {
    receiver?.tell("SIGSTOP");
    const sockets = Array.from({ length: 40 }, () => begin({ "Content-Length": "0" }));
    try {
      await expect.poll(() => sockets.filter((socket) => !socket.connecting).length, patience).toBe(sockets.length);
    } finally {
      receiver?.tell("SIGCONT");
    }
    for (const answer of await Promise.all(sockets.map(text))) expect(answer).toMatch(/^HTTP\/1\.[01] 400/);
  });

  it.runIf(runnable[language])("says that a body is too large, and takes the largest one", async () => {
    expect(await post(delivery({ body: "x".repeat(1_000_000) }))).toBe(400);
    // Python's answers by the head, and reads no body whose length isn't told. It hangs up on what still comes, and a
    // sender that is hung up on may not get to read the answer.
    const byHead = language === "Python";
    const large = "x".repeat(1_000_001);
    const told = begin({ "Content-Length": String(large.length) }, byHead ? "" : large);
    expect(await text(told)).toMatch(/^HTTP\/1\.[01] 413/);
    const part = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const untold = begin({ "Transfer-Encoding": "chunked" }, byHead ? "" : part);
    expect(await text(untold)).toMatch(byHead ? /^HTTP\/1\.[01] 411/ : /^HTTP\/1\.[01] 413/);
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
