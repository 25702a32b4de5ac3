import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { python } from "@/lib/process/python";
import { buildGo, runnable } from "./run-samples";

const key = "dvl_live_example";
const projects = [
  { id: "prj_2WnK5hTzRe", name: "Developer portal" },
  { id: "prj_7Qm2XcV9Lb", name: "Billing API" },
];
const entries = Array.from({ length: 205 }, (_, index) => ({ date: "2026-11-18", title: `Entry ${index + 1}` }));
const problem = { code: "unauthenticated", detail: "The API key has expired.", request_id: "req_5DgW9nQaZt" };

/** Answers as the API does, and holds each request to what the page tells. */
function answer(request: IncomingMessage): [number, unknown] {
  if (request.headers.authorization === "Bearer stopped-by-a-proxy") return [502, "<h1>Bad gateway</h1>"];
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  if (request.headers.authorization !== `Bearer ${key}`) return [401, problem];
  if (pathname === "/projects") return [200, { data: projects, next_cursor: null, has_more: false }];
  const from = searchParams.has("cursor") ? Number(searchParams.get("cursor")?.slice("after-".length)) : 0;
  const limit = Number(searchParams.get("limit"));
  const rest = entries.length - from - limit;
  return [
    200,
    {
      data: entries.slice(from, from + limit),
      next_cursor: rest > 0 ? `after-${from + limit}` : null,
      has_more: rest > 0,
    },
  ];
}

let server: Server;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const [status, body] = answer(request);
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
});

const programs = [
  ["JavaScript", "projects/list-projects.mjs", "pagination/list-all.mjs"],
  ["Python", "projects/list_projects.py", "pagination/list_all.py"],
  ["Go", "projects/list-projects.go", "pagination/list-all.go"],
] as const;

describe.each(programs)("in %s,", (language, listProjects, listAll) => {
  const start = { JavaScript: [process.execPath], Python: [python, "-B"], Go: [] }[language];

  /** Runs one of the page's programs against the stub: its output, or what it says on failing. */
  async function run(file: string, credential = key): Promise<string> {
    const program = path.join(import.meta.dirname, file);
    const [command = "", ...parameters] = [...start, language === "Go" ? buildGo([program]) : program];
    const { port } = server.address() as AddressInfo;
    const child = spawn(command, parameters, {
      env: { ...process.env, DEVLOG_API_URL: `http://127.0.0.1:${port}`, DEVLOG_API_KEY: credential },
    });
    return outputOf(child);
  }

  it.runIf(runnable[language])("the first call prints the projects", async () => {
    expect(await run(listProjects)).toBe("prj_2WnK5hTzRe Developer portal\nprj_7Qm2XcV9Lb Billing API\n");
  });

  it.runIf(runnable[language])("a refused call says which request it was", async () => {
    expect(await run(listProjects, "dvl_live_old")).toContain(
      "unauthenticated: The API key has expired. (req_5DgW9nQaZt)",
    );
  });

  it.runIf(runnable[language]).each([listProjects, listAll])(
    "%s tells the status of a proxy's error page",
    async (file) => {
      const complaint = await run(file, "stopped-by-a-proxy");
      expect(complaint).toContain("HTTP status 502");
      expect(complaint).not.toContain("JSON");
    },
  );

  it.runIf(runnable[language])("the loop reads every page once and in order", async () => {
    asked.length = 0;
    const lines = (await run(listAll)).trimEnd().split("\n");
    expect(lines).toEqual(entries.map(({ date, title }) => `${date} ${title}`));
    expect(asked.length).toBe(3);
  });

  it.runIf(runnable[language])("a refused loop says which request it was", async () => {
    expect(await run(listAll, "dvl_live_old")).toContain("unauthenticated: The API key has expired. (req_5DgW9nQaZt)");
  });
});

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
const calls = { ".mjs": /\bfetch\(/g, ".py": /\burlopen\(/g, ".go": /\.Do\(/g };
const limits = { ".mjs": /\bsignal: /g, ".py": /, timeout=/g, ".go": /\bTimeout: |AfterFunc\(silence/g };

it.each(Object.keys(calls) as (keyof typeof calls)[])("each call of a %s waits for a limited time", (extension) => {
  for (const file of files.filter((name) => name.endsWith(extension))) {
    const source = readFileSync(path.join(import.meta.dirname, file), "utf8");
    const found = [calls, limits].map((patterns) => source.match(patterns[extension])?.length);
    expect(found[1], `limits of ${file}`).toBe(found[0]);
  }
});

const servers = {
  ".mjs": /\bcreateServer\((?!\))/g,
  ".py": /\(BaseHTTPRequestHandler\)/g,
  ".go": /\bListenAndServe\(/g,
};
const patience = { ".mjs": /\brequestTimeout: /g, ".py": /^ {4}timeout = /gm, ".go": /\bReadTimeout: /g };

it.each(Object.keys(servers) as (keyof typeof servers)[])(
  "each server in a %s gives up on a silent sender",
  (extension) => {
    for (const file of files.filter((name) => name.endsWith(extension))) {
      const source = readFileSync(path.join(import.meta.dirname, file), "utf8");
      const found = [servers, patience].map((patterns) => source.match(patterns[extension])?.length);
      expect(found[1], `limits of ${file}`).toBe(found[0]);
    }
  },
);

function outputOf(child: ChildProcess): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part) => {
      output += part;
    });
  }
  return new Promise((resolve) => child.on("close", () => resolve(output)));
}
