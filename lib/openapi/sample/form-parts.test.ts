import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { viewOfOperation } from "../testing/document";
import { unusedFunctions, unusedImports } from "../testing/go-program";
import { run } from "../testing/run-program";
import { runSample } from "../testing/run-sample";
import { serve } from "../testing/serve";
import { requestSamples, samplesOf } from "./samples";

const file = "{ type: string, format: binary }";
const upload = (properties: string) =>
  viewOfOperation(
    `{ requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { ${properties} } } } } } }`,
    { root: "servers: [{ url: https://a.example }]\n" },
  );
const codeOf = (properties: string, language: string) =>
  samplesOf(upload(properties)).find((sample) => sample.language === language)?.code;

it.each([
  [`file: ${file}`, "-F file=@FILE"],
  ["file: { type: string, contentMediaType: application/octet-stream }", "-F file=@FILE"],
  [`more: { type: array, items: ${file} }`, "-F more=@MORE"],
  ["name: { type: string, default: Ada }", "-F name=Ada"],
  ["at: { type: string, default: '@a;b' }", '--form-string "at=@a;b"'],
  ['quoted: { type: string, default: "it\'s" }', "-F 'quoted=it'\\\\''s'".replaceAll("\\\\", "\\")],
  ["meta: { type: object, properties: { a: { type: integer } } }", "-F 'meta={\"a\":1};type=application/json'"],
  ["meta: { type: object, default: { a: ; } }", String.raw`-F 'meta="{\"a\":\";\"}";type=application/json'`],
])("the part %s is sent by curl with %s", (properties, option) => {
  expect(codeOf(properties, "bash")).toBe(`curl https://a.example/a/ID \\\n  ${option}`);
});

it("a form in parts is sent by Python", () => {
  expect(codeOf(`file: ${file}, name: { type: string }, meta: { type: object }`, "python")).toContain(
    'files=[\n        ("file", open("FILE", "rb")),\n        ("name", (None, "string")),\n        ("meta", (None, "{}", "application/json")),\n    ],\n',
  );
});

it.each([
  ["texts", "name: { type: string }"],
  ["files", `file: ${file}`],
  ["both", `file: ${file}, name: { type: string }`],
  ["objects", "meta: { type: object }"],
])("a form of %s is a Go program that gofmt leaves as it is, and nothing in it is for nothing", (_, properties) => {
  const code = codeOf(properties, "go") ?? "";
  const program = path.join(temporaryFolder("form"), "form.go");
  writeFileSync(program, `${code}\n`);
  expect(run("gofmt", ["-l", program])).toMatchObject({ stdout: "", stderr: "" });
  expect(unusedImports(code)).toEqual([]);
  expect(unusedFunctions(code)).toEqual([]);
});

it("a form in parts is in the call, whatever answers it", () => {
  const { request } = upload("name: { type: string, default: Ada }");
  const samples = requestSamples({ ...request, method: "GET", stream: "events" }, [], "KEY");
  expect(samples.map(({ language }) => language)).toEqual(["bash", "python", "go"]);
  expect(samples.filter(({ code }) => !code.includes("Ada"))).toEqual([]);
});

it("a form in parts arrives, with its files", async () => {
  const folder = temporaryFolder("parts");
  writeFileSync(path.join(folder, "FILE"), "of the reader");
  const arrived: string[] = [];
  const server = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const form = await new Response(body, { headers }).formData();
    for (const [name, value] of form)
      arrived.push(`${name}: ${typeof value === "string" ? value : await value.text()}`);
    // A form that was read tells the type of files alone.
    const [, type] = /name="meta"[\s\S]*?content-type: (.*)\r\n/i.exec(body.toString()) ?? [];
    if (type !== undefined) arrived.push(type);
    response.end();
  });
  const meta = `{ type: object, default: { a: "; '\\\\b" } }`;
  const { request } = upload(`file: ${file}, at: { type: string, default: "@a;b \\"it's\\"" }, meta: ${meta}`);
  const samples = requestSamples({ ...request, url: server.url }, [], "KEY");
  const codeIn = (language: string) => samples.find((sample) => sample.language === language)?.code ?? "";
  for (const language of ["javascript", "go"] as const) {
    const ending = await runSample(folder, language, codeIn(language));
    expect(ending).toEqual({ status: 0, errors: "", output: "200 \n" });
  }
  await promisify(execFile)("bash", ["-c", codeIn("bash")], { cwd: folder });
  server.close();
  const form = ["file: of the reader", `at: @a;b "it's"`, String.raw`meta: {"a":"; '\\b"}`, "application/json"];
  expect(arrived).toEqual([...form, ...form, ...form]);
});
