import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { python } from "@/lib/process/python";
import type { RequestView } from "../operation/types";
import { fromGo, unusedImports } from "../testing/go-program";
import { hostileRequests, variables } from "../testing/hostile-requests";
import { madeKey, meantBy, type Received, received, secret } from "../testing/received";
import { run } from "../testing/run-program";
import { requestSamples, type Sample } from "./samples";

const requests = hostileRequests(300);
const environment = Object.fromEntries(variables.map((name) => [name, secret]));
const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Written = { request: RequestView; code: string };

/** Every request that has a sample in a language, with its code. */
function inLanguage(language: Sample["language"]): Written[] {
  return requests.flatMap((request) => {
    const code = requestSamples(request, [], "API_KEY").find((sample) => sample.language === language)?.code;
    return code === undefined ? [] : [{ request, code }];
  });
}

function expectMeant(
  samples: Written[],
  arrived: (Received | undefined)[],
  meant = (one: RequestView) => meantBy(one),
) {
  expect(arrived.length).toBe(samples.length);
  for (const [index, { request, code }] of samples.entries()) expect(arrived[index], code).toEqual(meant(request));
}

describe("300 hostile calls say what they mean", () => {
  it("as curl, run by bash", () => {
    const samples = inLanguage("bash");
    const script = samples.map(({ code }) => code).join("\nprintf 'END\\0'\n");
    writeFileSync(
      path.join(folder, "script.sh"),
      `PATH=/nowhere\ncurl() { printf '%s\\0' "$@"; }\n${script}\nprintf 'END\\0'\n`,
    );
    const { stdout, stderr } = run("bash", ["-f", path.join(folder, "script.sh")], {
      env: { ...process.env, ...environment, LC_ALL: "C" },
    });
    expect(stderr).toBe("");
    const calls = stdout.split("END\0").slice(0, -1);
    expectMeant(
      samples,
      calls.map((call) => fromCurl(call.split("\0").slice(0, -1))),
      // A command is sent once: its key stands in it.
      (request) => meantBy(request, ({ newKey }) => newKey),
    );
  });

  it("as JavaScript, run with a fetch that only listens", async () => {
    const samples = inLanguage("javascript");
    const arrived: (Received | undefined)[] = [];
    const crypto = { randomUUID: () => madeKey };
    for (const { code } of samples) {
      let call: Received | undefined;
      const fetch = async (url: string, init: RequestInit = {}) => {
        call = received({
          method: init.method ?? "GET",
          url,
          headers: Object.entries(init.headers ?? {}),
          body: init.body as string | undefined,
        });
        return new Response();
      };
      const context = createContext({
        fetch,
        AbortSignal,
        process: { env: environment },
        crypto,
        btoa,
        console: { log() {} },
      });
      await runInContext(`(async () => {${code}\n})()`, context);
      arrived.push(call);
    }
    expectMeant(samples, arrived);
  });

  it("as Python, run with a package that only listens", () => {
    const samples = inLanguage("python");
    writeFileSync(path.join(folder, "samples.json"), JSON.stringify(samples.map(({ code }) => code)));
    writeFileSync(path.join(folder, "run.py"), pythonListener);
    const { stdout, stderr } = run(python, ["-W", "error::SyntaxWarning", "run.py"], {
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    expect(stderr).toBe("");
    const calls = JSON.parse(stdout) as Parameters<typeof received>[0][];
    expectMeant(
      samples,
      calls.map((call) => received({ ...call, body: call.body ?? undefined })),
    );
  });

  it("as Go, formatted by gofmt and read literal by literal", () => {
    const samples = inLanguage("go");
    const files = samples.map(({ code }, index) => {
      const file = path.join(folder, `${index}.go`);
      writeFileSync(file, `${code}\n`);
      return file;
    });
    const { stdout, stderr } = run("gofmt", ["-l", ...files]);
    expect([stdout, stderr]).toEqual(["", ""]);
    for (const { request, code } of samples) {
      expect(fromGo(code), code).toEqual(meantBy(request));
      expect(unusedImports(code), code).toEqual([]);
    }
  });
});

it("a sample is the same on every run", () => {
  const all = () => JSON.stringify(hostileRequests(50).map((request) => requestSamples(request, [], "API_KEY")));
  expect(all()).toBe(all());
});

/** What curl would send, by its manual. */
function fromCurl(args: string[]): Received {
  const call = { method: "", url: "", headers: [] as [string, string][], body: undefined as string | undefined };
  const rest = [...args];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === "-X") call.method = rest.shift() ?? "";
    else if (option === "-I") call.method = "HEAD";
    else if (option === "-u") call.headers.push(["authorization", `Basic ${btoa(rest.shift() ?? "")}`]);
    else if (option === "--data" || option === "--data-raw") {
      call.body = rest.shift() ?? "";
      if (option === "--data") expect(call.body).not.toMatch(/^@/);
    } else if (option === "-H") {
      const line = rest.shift() ?? "";
      const [, name = "", value = ""] = /^([^:;]+)(?:: |;$)(.*)$/.exec(line) ?? [];
      call.headers.push([name, value]);
    } else if (option !== "-g") {
      expect(option).toMatch(/^https:/);
      expect([call.url, args.includes("-g")]).toEqual(["", /[[\]{}]/.test(option)]);
      // The key in a query is the one thing that a shell can't encode.
      call.url = option.replace(/(api%20key=).*$/s, (_, name) => name + encodeURIComponent(secret));
    }
  }
  return received({ ...call, method: call.method || (call.body === undefined ? "GET" : "POST") });
}

const pythonListener = `
import ast, json, os, sys, types, uuid

uuid.uuid4 = lambda: "${madeKey}"
calls = []
requests = types.ModuleType("requests")

def request(method, url, headers={}, json=None, data=None, timeout=None):
    body = data.decode() if data is not None else None
    headers = list(headers.items())
    if json is not None:
        import json as codec
        body = codec.dumps(json)
        headers.append(["Content-Type", "application/json"])
    calls.append({"method": method, "url": url, "headers": headers, "body": body})
    return types.SimpleNamespace(status_code=200, text="")

requests.request = request
for name in ["get", "post", "put", "patch", "delete", "head", "options"]:
    setattr(requests, name, lambda url, name=name, **rest: request(name.upper(), url, **rest))
sys.modules["requests"] = requests

stdout, sys.stdout = sys.stdout, open(os.devnull, "w")
for code in json.load(open("samples.json", encoding="utf-8")):
    exec(compile(ast.parse(code), "sample", "exec"), {})
json.dump(calls, stdout)
`;
