import { execFile } from "node:child_process";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { mapOf, textOf } from "@/lib/openapi/document/value";
import { at, siteApi } from "@/lib/resolvers/api/document";
import { buildGo, runnable } from "../run-samples";

/** The transcripts of the API document, with a shorter wait before reconnecting. */
const transcript = (name: string) => {
  const example = at(
    siteApi(),
    ...["paths", "/worklog-recaps/{worklog_recap_id}/stream", "get", "responses", "200"],
    ...["content", "text/event-stream", "examples", name],
  );
  const text = textOf(mapOf(example?.value).get("serializedValue")) ?? "";
  return `${text.trimEnd()}\n\n`.replace("retry: 3000", "retry: 20");
};
const recap =
  "## Week of November 16 to 20, 2026\n\n- Invoice exports are streamed instead of buffered.\n" +
  "  The largest export takes 3 s instead of 41 s, with memory flat at 90 MB.\n";

let server: Server | undefined;
let goProgram = "";
beforeAll(() => {
  if (runnable.Go) goProgram = buildGo([path.join(import.meta.dirname, "read-recap.go")]);
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const programs = [
  ["JavaScript", process.execPath, [path.join(import.meta.dirname, "read-recap.mjs")]],
  ["Python", "python3", ["-B", path.join(import.meta.dirname, "read_recap.py")]],
  ["Go", "", []],
] as const;

/** In pieces of a few bytes, so that events, lines and characters are cut in two. */
async function drip(response: ServerResponse, text: string, size = 7) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) {
    response.write(bytes.subarray(from, from + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(programs)("the page's reader of a stream in %s", (language, command, parameters) => {
  async function read(answer: (response: ServerResponse, lastId: string | undefined, attempt: number) => unknown) {
    const lastIds: (string | undefined)[] = [];
    server = createServer((request, response) => {
      const lastId = request.headers["last-event-id"] as string | undefined;
      lastIds.push(lastId);
      if (request.headers.accept !== "text/event-stream") return response.writeHead(406).end();
      answer(response, lastId, lastIds.length);
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const env = {
      ...process.env,
      DEVLOG_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      DEVLOG_API_KEY: "dvl_live_example",
    };
    const program = language === "Go" ? goProgram : command;
    return new Promise<{ text: string; complaint: string; lastIds: typeof lastIds }>((resolve) => {
      execFile(program, [...parameters, "rcp_8HbJ2uKeMx"], { env }, (_, text, complaint) =>
        resolve({ text, complaint, lastIds }),
      );
    });
  }
  const open = (response: ServerResponse) => response.writeHead(200, { "Content-Type": "text/event-stream" });

  it.runIf(runnable[language])("writes the text, whatever the pieces that it comes in", async () => {
    const { text, complaint, lastIds } = await read(async (response) => {
      await drip(open(response), transcript("completed"));
      response.end();
    });
    expect(text).toBe(recap);
    expect(complaint).toBe("");
    expect(lastIds).toEqual([undefined]);
  });

  it.runIf(runnable[language])("reads lines that end as Windows ends them", async () => {
    const { text } = await read(async (response) => {
      await drip(open(response), transcript("completed").replaceAll("\n", "\r\n"), 5);
      response.end();
    });
    expect(text).toBe(recap);
  });

  it.runIf(runnable[language])("goes on after the last event when the connection breaks", async () => {
    const { text, lastIds } = await read(async (response, lastId) => {
      if (lastId === "3") return open(response).end(transcript("resumed"));
      const [first = ""] = transcript("completed").split(": keep-alive");
      await drip(open(response), `${first}id: 4\nevent: recap.delta\nda`);
      response.destroy();
    });
    expect(text).toBe(recap);
    expect(lastIds).toEqual([undefined, "3"]);
  });

  it.runIf(runnable[language])("comes back after the time that the API asks for, and not before", async () => {
    const times: number[] = [];
    const { text, lastIds } = await read(async (response, _, attempt) => {
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
    const { text, complaint } = await read((response) => open(response).end(`${more}${transcript("completed")}`));
    expect(text).toBe(recap);
    expect(complaint).toBe("");
  });

  it.runIf(runnable[language])("leaves no connection open whose answer it doesn't read", async () => {
    let closed = false;
    const { text } = await read(async (response, _, attempt) => {
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

  it.runIf(runnable[language])("says why a recap failed", async () => {
    const { complaint } = await read((response) => open(response).end(transcript("failed")));
    expect(complaint.trim()).toBe(
      "internal_error: The recap could not be completed because of an error in Devlog. (req_5DgW9nQaZt)",
    );
  });

  it.runIf(runnable[language])("says why the stream is refused, and doesn't come back", async () => {
    const { complaint, lastIds } = await read((response) =>
      response
        .writeHead(404)
        .end('{"code":"not_found","detail":"No recap has the id rcp_x.","request_id":"req_5DgW9nQaZt"}'),
    );
    expect(complaint.trim()).toBe("not_found: No recap has the id rcp_x. (req_5DgW9nQaZt)");
    expect(lastIds.length).toBe(1);
  });

  it.runIf(runnable[language]).each([
    ["a page", "<h1>Forbidden</h1>"],
    ["nothing", ""],
    ["another object", '{"message":"Forbidden"}'],
    ["no object", "null"],
  ])("tells the status where a proxy refuses with %s", async (_, body) => {
    const { complaint, lastIds } = await read((response) => response.writeHead(403).end(body));
    expect(complaint.trim()).toBe("HTTP status 403");
    expect(lastIds.length).toBe(1);
  });

  it.runIf(runnable[language])("tells the status where a refusal breaks off", async () => {
    const { complaint, lastIds } = await read((response) => {
      response.writeHead(403, { "Content-Length": "100" }).write('{"code":');
      setTimeout(() => response.destroy(), 100);
    });
    expect(complaint.trim()).toBe("HTTP status 403");
    expect(lastIds.length).toBe(1);
  });
});
