import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RequestView } from "../operation/types";
import { run } from "../testing/run-program";
import { requestSamples } from "./samples";

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
async function serve(lineEnd: string, fallsSilent = false) {
  const seen: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`,
    seen,
    close: () => server.close(),
  };
}

function codeOf(url: string, language: string): string {
  const request: RequestView = {
    method: "GET",
    url,
    query: [],
    headers: [
      { name: "Accept", value: "text/event-stream" },
      { name: "Last-Event-ID", value: "9" },
    ],
    credentials: [{ scheme: "key", in: "header", name: "Authorization", form: "bearer" }],
    body: undefined,
    stream: "events",
    cli: undefined,
  };
  const samples = requestSamples(request, ["recap.completed", "recap.failed"], "DEVLOG_API_KEY");
  return samples.find((sample) => sample.language === language)?.code ?? "";
}

const programs = [
  ["javascript", "client.mjs", ["node", "client.mjs"]],
  ["python", "client.py", ["python3", "client.py"]],
  ["go", "client.go", ["go", "run", "client.go"]],
] as const;

describe.each(programs)("the stream in %s", (language, file, [program, ...args]) => {
  /** What the reader prints and says, with how it ends. */
  async function read(code: string) {
    writeFileSync(path.join(folder, file), `${code}\n`);
    if (language === "python") writeFileSync(path.join(folder, "requests.py"), listeningRequests);
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, DEVLOG_API_KEY: "k" },
    });
    let output = "";
    let errors = "";
    child.stdout.on("data", (text) => {
      output += text;
    });
    child.stderr.on("data", (text) => {
      errors += text;
    });
    const status = await new Promise((resolve, reject) => {
      child.on("close", resolve);
      child.on("error", () =>
        reject(new Error(`This could not be tested: ${program} does not run. npm test installs it.`)),
      );
    });
    return { status, errors, output };
  }

  it.each(endings)("is read whole over two connections, lines ending in %s", async (_, lineEnd) => {
    const { url, seen, close } = await serve(lineEnd);
    expect(await read(codeOf(url, language))).toEqual({ status: 0, errors: "", output: printed });
    expect(seen).toEqual([undefined, "2"]);
    close();
  });

  it("is given up when it falls silent, and not before", async () => {
    const { url, seen, close } = await serve("\n", true);
    const code = codeOf(url, language).replace(/\b45_000\b|\b45 \* time\.Second\b|\btimeout=45\b/, inASecond);
    const { status, output } = await read(code);
    expect(status).toBe(0);
    expect(output.replace("timed out\n", "")).toBe(printed);
    expect(seen).toEqual([undefined, "2"]);
    close();
  });
});

const inASecond = (limit: string) => limit.replace("45_000", "1000").replace("45", "1");

it("the Go program is formatted and passes go vet", () => {
  const file = path.join(folder, "vet.go");
  writeFileSync(file, `${codeOf("https://api.devlog.example/v1/stream", "go")}\n`);
  expect(run("gofmt", ["-l", file]).stdout).toBe("");
  expect(run("go", ["vet", file], { env: { ...process.env } })).toMatchObject({
    status: 0,
    stderr: "",
  });
});

it("curl does not wait for the end of a stream", () => {
  expect(codeOf("https://api.devlog.example/v1/stream", "bash")).toBe(`curl -N https://api.devlog.example/v1/stream \\
  -H "Authorization: Bearer $DEVLOG_API_KEY" \\
  -H "Accept: text/event-stream"`);
});

/** As much of the package requests as a stream needs, over the standard library: the tests install no packages. */
const listeningRequests = `
import urllib.request


class RequestException(OSError):
    pass


class Response:
    ok = True

    def __init__(self, raw):
        self.raw = raw

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.raw.close()

    def iter_content(self, chunk_size):
        try:
            while piece := self.raw.read(chunk_size):
                yield piece
        except OSError as error:
            raise RequestException(error)


def get(url, headers, stream, timeout):
    assert stream
    return Response(urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=timeout))
`;
