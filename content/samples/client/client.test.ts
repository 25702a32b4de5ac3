import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { python } from "@/lib/process/python";
import { at, siteApi } from "@/lib/resolvers/api/document";
import { runnable } from "../run-samples";

/** What the stub answers to one attempt: a status, or a connection that breaks, before the answer or within it. */
type Answer = { status: number; headers?: Record<string, string>; body?: unknown; breaks?: boolean } | "broken";

const created: Answer = { status: 201, body: { id: "wle_3RzN6yPdUa" } };
const problem = (status: number, code: string, more = {}) => ({
  status,
  headers: { "Retry-After": "0" },
  body: { status, code, detail: `It is ${code}.`, request_id: "req_5DgW9nQaZt", ...more },
});

/** What the API asks for when a burst used up the limit of requests at once. */
const wholeWindow = String(at(siteApi(), "x-rate-limit-policies", "default", "window")?.value);

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A job that was begun before: it passes the key that it stored. */
const resumed = {
  JavaScript: [
    ...["--input-type=module", "--eval"],
    'import { devlog } from "./devlog.mjs"; console.log((await devlog("POST", "/worklog-entries", {}, "job-42")).id)',
  ],
  Python: ["-c", 'from devlog import devlog; print(devlog("POST", "/worklog-entries", {}, "job-42")["id"])'],
};

/** A job that is to come back when the API asks for it. */
const queued = {
  JavaScript: [
    ...["--input-type=module", "--eval"],
    'import { devlog } from "./devlog.mjs"; devlog("GET", "/projects").catch((error) => console.log(error.retryAfter))',
  ],
  Python: [
    "-c",
    [
      "from devlog import DevlogError, devlog",
      "try: devlog('GET', '/projects')",
      "except DevlogError as error: print(error.retry_after)",
    ].join("\n"),
  ],
};

/** The program with a clock on which long waits take no time, and are written down. */
const hurried = {
  JavaScript: [
    "--import",
    `data:text/javascript,${encodeURIComponent(`
      const real = globalThis.setTimeout;
      globalThis.setTimeout = (run, ms, ...more) => {
        if (ms < 45_000) return real(run, ms, ...more);
        console.log("waited", Math.floor(ms / 1000));
        return real(run, 0, ...more);
      };`)}`,
    "create-entry.mjs",
  ],
  Python: [
    "-c",
    [
      "import runpy, time",
      "time.sleep = lambda seconds: print('waited', int(seconds), flush=True)",
      "runpy.run_path('create_entry.py', run_name='__main__')",
    ].join("\n"),
  ],
};

const programs = [
  ["JavaScript", process.execPath, "create-entry.mjs"],
  ["Python", python, "create_entry.py"],
] as const;

describe.each(programs)("the page's client in %s", (language, command, file) => {
  const run = (...answers: Answer[]) => runProgram([file], answers);

  async function runProgram(program: string[], answers: Answer[]) {
    const keys: (string | undefined)[] = [];
    const bodies: string[] = [];
    server = createServer(async (request, response) => {
      const answer = answers[keys.length] ?? created;
      keys.push(request.headers["idempotency-key"] as string | undefined);
      bodies.push(await text(request));
      if (answer === "broken") return request.socket.destroy();
      const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      if (!answer.breaks) return response.writeHead(answer.status, answer.headers).end(body);
      response.writeHead(answer.status, { ...answer.headers, "Content-Length": "1000" }).write(body);
      setTimeout(() => response.destroy(), 100);
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const env = {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: "1",
      DEVLOG_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      DEVLOG_API_KEY: "dvl_live_example",
    };
    const output = await new Promise<string>((resolve) => {
      execFile(command, program, { cwd: import.meta.dirname, env }, (_, out, err) => resolve(out + err));
    });
    return { output, attempts: keys.length, keys: new Set(keys), bodies: new Set(bodies) };
  }

  it.runIf(runnable[language]).each<[string, Answer[]]>([
    ["works the first time", []],
    ["comes back after 429", [problem(429, "rate_limited")]],
    ["comes back after 500 and 503", [problem(500, "internal_error"), problem(503, "unavailable")]],
    ["comes back after a proxy's error page", [{ status: 502, body: "<h1>Bad gateway</h1>" }]],
    ["comes back after an error that breaks off", [{ ...problem(503, "unavailable"), breaks: true }]],
    [
      "comes back after a broken connection, also while the first attempt is in flight",
      ["broken", problem(409, "conflict")],
    ],
  ])("%s, with one key and one body", async (_, answers) => {
    const { output, attempts, keys, bodies } = await run(...answers);
    expect(output).toBe("wle_3RzN6yPdUa\n");
    expect(attempts).toBe(answers.length + 1);
    expect(keys.size).toBe(1);
    expect(bodies.size).toBe(1);
  });

  it.runIf(runnable[language]).each<[string, Answer]>([
    ["a clash with existing data", problem(409, "conflict")],
    ["a missing scope", problem(403, "insufficient_scope")],
    ["a wait that is too long", { ...problem(429, "rate_limited"), headers: { "Retry-After": "1980" } }],
    ["a wait just longer than the longest", { ...problem(429, "rate_limited"), headers: { "Retry-After": "91" } }],
  ])("gives up at once on %s", async (_, answer) => {
    const { output, attempts } = await run(answer, created);
    expect(attempts).toBe(1);
    expect(output).toContain("req_5DgW9nQaZt");
  });

  it.runIf(runnable[language]).each([wholeWindow, "90"])(
    "waits %s seconds if the API asks for them",
    async (seconds) => {
      const used = { ...problem(429, "rate_limited"), headers: { "Retry-After": seconds } };
      const { output, attempts } = await runProgram(hurried[language], [used, used]);
      const waits = output.match(/(?<=waited )\d+/g)?.map(Number) ?? [];
      expect(attempts).toBe(3);
      expect(output).toMatch(/^wle_3RzN6yPdUa$/m);
      expect(waits.length).toBe(2);
      for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(Number(seconds));
    },
  );

  it.runIf(runnable[language])("waits for an earlier run that is in flight, if it has its key", async () => {
    const { output, attempts, keys } = await runProgram(resumed[language], [problem(409, "conflict")]);
    expect(output).toBe("wle_3RzN6yPdUa\n");
    expect(attempts).toBe(2);
    expect([...keys]).toEqual(["job-42"]);
  });

  it.runIf(runnable[language])("tells a job queue how long to wait", async () => {
    const later = { ...problem(429, "rate_limited"), headers: { "Retry-After": "1980" } };
    const { output } = await runProgram(queued[language], [later]);
    expect(output).toMatch(/^1980(\.0)?\n$/);
  });

  it.runIf(runnable[language])("names each value that is refused", async () => {
    const errors = [{ pointer: "/tags/1", code: "invalid_value", detail: "A tag can contain lower case letters." }];
    const { output } = await run(problem(422, "validation_failed", { errors }));
    expect(output).toContain("validation_failed It is validation_failed. req_5DgW9nQaZt\n");
    expect(output).toContain("/tags/1 A tag can contain lower case letters.\n");
  });
});
