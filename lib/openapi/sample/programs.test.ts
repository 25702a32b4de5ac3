import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import type { RequestView } from "../operation/types";
import { type ProgramLanguage, runSample } from "../testing/run-sample";
import { serve } from "../testing/serve";
import { toCall } from "./call";
import { requestSamples, type Sample } from "./samples";

const folder = temporaryFolder("programs");
// A reader's own folder may say that its JavaScript is no module.
writeFileSync(path.join(folder, "package.json"), '{ "type": "commonjs" }\n');
const languages: readonly ProgramLanguage[] = ["javascript", "python", "go"];
const key = "0b6c2e0a-8f4d-4f0e-9d3e-6a1f2b7c9d54";

const create = (url: string, title: string): RequestView => ({
  method: "POST",
  url: `${url}/entries`,
  query: [],
  headers: [{ name: "Idempotency-Key", value: key }],
  credentials: [{ scheme: "key", in: "header", name: "Authorization", form: "bearer" }],
  body: { mediaType: "application/json", text: JSON.stringify({ title }) },
  stream: undefined,
  cli: undefined,
});

const codeIn = (language: Sample["language"], request: RequestView) =>
  requestSamples(request, [], "DEVLOG_API_KEY").find((sample) => sample.language === language)?.code ?? "";

let close = () => {};
afterEach(() => close());

/** A service that carries out a request once for each key, and refuses a key that comes with another body. */
async function repeatable(): Promise<string> {
  const bodies = new Map<unknown, string>();
  const server = await serve(async (request, response) => {
    const sent = request.headers["idempotency-key"];
    const body = (await request.toArray()).join("");
    const known = bodies.get(sent) ?? body;
    bodies.set(sent, known);
    response.writeHead(sent && known === body ? 201 : 422).end(body);
  });
  close = server.close;
  return server.url;
}

describe.each(languages)("a program in %s", (language) => {
  const send = (url: string, title: string) => runSample(folder, language, codeIn(language, create(url, title)));

  it("makes a new key on each run, so that it can be changed and run again", async () => {
    const url = await repeatable();
    for (const title of ["First", "Second", "First"]) {
      const { status, output, errors } = await send(url, title);
      expect({ status, errors, output: output.replace(": ", ":") }).toEqual({
        status: 0,
        errors: "",
        output: `201 {"title":"${title}"}\n`,
      });
    }
  });

  it("prints whatever the service answers, and fails where there is no answer", async () => {
    const server = await serve((_, response) => response.writeHead(404).end("no such project"));
    expect(await send(server.url, "A")).toEqual({ status: 0, errors: "", output: "404 no such project\n" });
    server.close();
    const { status, output } = await send(server.url, "A");
    expect([status, output]).toEqual([1, ""]);
  });
});

it.each([
  ["javascript", "// sample.mjs: Node 20 or newer"],
  ["python", "# pip install requests"],
] as const)("a program in %s says first what it needs", (language, line) => {
  const request = create("https://a.example", "A");
  const events: RequestView = { ...request, method: "GET", body: undefined, headers: [], stream: "events" };
  for (const one of [request, events]) expect(codeIn(language, one).split("\n")[0]).toBe(line);
});

it("curl sends the key of the page, since a command is one call", () => {
  expect(codeIn("bash", create("https://a.example", "A"))).toContain(`-H "Idempotency-Key: ${key}"`);
});

it.each<[string, Partial<RequestView>, unknown]>([
  ["a random key", {}, { newKey: key }],
  [
    "a random key, whatever the case of its name",
    { headers: [{ name: "idempotency-key", value: key }] },
    { newKey: key },
  ],
  [
    "a key that may have to be like its example",
    { headers: [{ name: "Idempotency-Key", value: "order-17" }] },
    "order-17",
  ],
  ["another UUID", { headers: [{ name: "X-Trace", value: key }] }, key],
  ["a key of a call that changes nothing", { method: "GET", body: undefined }, key],
])("%s is made anew only where any would do", (_, change, sent) => {
  const { headers } = toCall({ ...create("https://a.example", "A"), ...change }, "KEY");
  expect(headers.at(-1)?.value).toEqual([sent]);
});
