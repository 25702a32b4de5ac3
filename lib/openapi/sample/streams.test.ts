import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../testing/run-program";
import { type ProgramLanguage, runSample } from "../testing/run-sample";
import { serve } from "../testing/serve";
import { streamSample } from "../testing/stream-sample";

const folder = mkdtempSync(path.join(tmpdir(), "streams-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two connections: the first breaks off inside an event, the second goes on to the final one. */
const transcripts = [
  [
    ": keep-alive",
    "retry: 1",
    "id: 1",
    "event: recap.started",
    'data: {"id": "rcp_8HbJ2uKeMx"}',
    "",
    "id:2",
    "event:recap.delta",
    'data:  {"text":',
    'data: "é 🚀: colons"}',
    "",
    "",
    "data",
    "",
    "data: lost",
  ],
  ["id: 3", "unknown: field", "event: recap.completed", "data: {}", "", "event: never", "data: read", ""],
];

const printed = `recap.started {"id": "rcp_8HbJ2uKeMx"}
recap.delta  {"text":
"é 🚀: colons"}
message ${""}
recap.completed {}
`;

const endings = [
  ["LF", "\n"],
  ["CRLF", "\r\n"],
  ["CR", "\r"],
] as const;

/**
 * Serves the transcripts in pieces of a few bytes, so that characters and line breaks are split. The first one
 * can begin with comments for longer than a reader waits in silence, and fall silent instead of ending.
 */
async function serveTranscripts(lineEnd: string, fallsSilent = false) {
  const seen: (string | undefined)[] = [];
  const { url, close } = await serve(async (request, response) => {
    seen.push(request.headers["last-event-id"] as string | undefined);
    const lines = transcripts[seen.length - 1] ?? [];
    const bytes = Buffer.from(lines.map((line) => line + lineEnd).join(""));
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const isSlow = fallsSilent && seen.length === 1;
    for (let count = 0; isSlow && count < 8; count++) {
      response.write(`: keep-alive${lineEnd}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    for (let at = 0; at < bytes.length; at += 3) {
      response.write(bytes.subarray(at, at + 3));
      if (at % 60 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    if (!isSlow) response.end();
  });
  return { url: `${url}/stream`, seen, close };
}

const languages: readonly ProgramLanguage[] = ["javascript", "python", "go"];

describe.each(languages)("the stream in %s", (language) => {
  it.each(endings)("is read whole over two connections, lines ending in %s", async (_, lineEnd) => {
    const { url, seen, close } = await serveTranscripts(lineEnd);
    expect(await runSample(folder, language, streamSample(url, language))).toEqual({
      status: 0,
      errors: "",
      output: printed,
    });
    expect(seen).toEqual([undefined, "2"]);
    close();
  });

  it("is given up when it falls silent, and not before", async () => {
    const { url, seen, close } = await serveTranscripts("\n", true);
    const code = streamSample(url, language).replace(/\b45_000\b|\b45 \* time\.Second\b|\btimeout=45\b/, inASecond);
    const { status, output } = await runSample(folder, language, code);
    expect(status).toBe(0);
    expect(output).toBe(printed);
    expect(seen).toEqual([undefined, "2"]);
    close();
  });
});

const inASecond = (limit: string) => limit.replace("45_000", "1000").replace("45", "1");

it("the Go program is formatted and passes go vet", () => {
  const file = path.join(folder, "vet.go");
  writeFileSync(file, `${streamSample("https://api.devlog.example/v1/stream", "go")}\n`);
  expect(run("gofmt", ["-l", file]).stdout).toBe("");
  expect(run("go", ["vet", file], { env: { ...process.env } })).toMatchObject({
    status: 0,
    stderr: "",
  });
});

it("curl does not wait for the end of a stream", () => {
  expect(
    streamSample("https://api.devlog.example/v1/stream", "bash"),
  ).toBe(`curl -N https://api.devlog.example/v1/stream \\
  -H "Authorization: Bearer $DEVLOG_API_KEY" \\
  -H "Accept: text/event-stream"`);
});
