import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { languages, runnable } from "../run-samples";
import { open, readBy, transcript } from "./run-reader";

const recap =
  "## Week of November 16 to 20, 2026\n\n- Invoice exports are streamed instead of buffered.\n" +
  "  The largest export takes 3 s instead of 41 s, with memory flat at 90 MB.\n";

/** In pieces of a few bytes, so that events, lines and characters are cut in two. */
async function drip(response: ServerResponse, text: string, size = 7) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) {
    response.write(bytes.subarray(from, from + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(languages)("the page's reader of a stream in %s", (language) => {
  it.runIf(runnable[language])("writes the text, whatever the pieces that it comes in", async () => {
    const { text, complaint, lastIds } = await readBy(language, async (response) => {
      await drip(open(response), transcript("completed"));
      response.end();
    });
    expect(text).toBe(recap);
    expect(complaint).toBe("");
    expect(lastIds).toEqual([undefined]);
  });

  it.runIf(runnable[language])("reads lines that end as Windows ends them", async () => {
    const { text } = await readBy(language, async (response) => {
      await drip(open(response), transcript("completed").replaceAll("\n", "\r\n"), 5);
      response.end();
    });
    expect(text).toBe(recap);
  });

  it.runIf(runnable[language])("goes on after the last event when the connection breaks", async () => {
    const { text, lastIds } = await readBy(language, async (response, lastId) => {
      if (lastId === "3") return open(response).end(transcript("resumed"));
      const [first = ""] = transcript("completed").split(": keep-alive");
      await drip(open(response), `${first}id: 4\nevent: recap.delta\nda`);
      response.destroy();
    });
    expect(text).toBe(recap);
    expect(lastIds).toEqual([undefined, "3"]);
  });

  it.runIf(runnable[language])("goes on after a connection that breaks within a character", async () => {
    const { text, complaint, lastIds } = await readBy(language, (response, lastId) => {
      if (lastId === "3") return open(response).end(transcript("resumed"));
      const [first = ""] = transcript("completed").split(": keep-alive");
      const half = Buffer.from(`${first}id: 4\nevent: recap.delta\ndata: {"text":"é`).subarray(0, -1);
      // Without a length and without chunks, the end of the connection is the end of the answer.
      response.socket?.end(
        Buffer.concat([Buffer.from("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"), half]),
      );
    });
    expect(complaint).toBe("");
    expect(text).toBe(recap);
    expect(lastIds).toEqual([undefined, "3"]);
  });

  it.runIf(runnable[language])("reads text with a line separator of Unicode", async () => {
    const { text, complaint } = await readBy(language, (response) =>
      open(response).end(transcript("completed").replace("are streamed", "are\u2028\u2029streamed")),
    );
    expect(complaint).toBe("");
    expect(text).toBe(recap.replace("are streamed", "are\u2028\u2029streamed"));
  });

  it.runIf(runnable[language])("comes back after the time that the API asks for, and not before", async () => {
    const times: number[] = [];
    const { text, lastIds } = await readBy(language, async (response, _, attempt) => {
      times.push(Date.now());
      if (attempt === 2) return response.writeHead(429, { "Retry-After": "1" }).end('{"code":"rate_limited"}');
      // A date, as a proxy may send it, is no number of seconds: the usual time counts.
      if (attempt === 3) return response.writeHead(503, { "Retry-After": new Date().toUTCString() }).end();
      if (attempt === 4) return open(response).end(transcript("resumed"));
      const [first = ""] = transcript("completed").split(": keep-alive");
      await drip(open(response), first);
      response.destroy();
    });
    expect(text).toBe(recap);
    expect(lastIds).toEqual([undefined, "3", "3", "3"]);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(1000);
    // The stream said 20 ms, of which a clock may show 19.
    expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThanOrEqual(19);
  });

  it.runIf(runnable[language])("ignores an event without a name, and one with another", async () => {
    const more = 'data: {}\n\nevent: recap.noted\ndata: {"text":"x"}\n\n';
    const { text, complaint } = await readBy(language, (response) =>
      open(response).end(`${more}${transcript("completed")}`),
    );
    expect(text).toBe(recap);
    expect(complaint).toBe("");
  });

  it.runIf(runnable[language])("leaves no connection open whose answer it doesn't read", async () => {
    let closed = false;
    const { text } = await readBy(language, async (response, _, attempt) => {
      if (attempt === 1) return open(response).end("retry: 20\ndata: {}\n\n");
      if (attempt > 2) {
        await expect.poll(() => closed, { timeout: 5000 }).toBe(true);
        return open(response).end(transcript("completed"));
      }
      response.on("close", () => {
        closed = true;
      });
      response.writeHead(503).write("<h1>");
    });
    expect(text).toBe(recap);
  });
});
