import { expect, it } from "vitest";
import { check, entry, fence, problem } from "../testing/page";

const host = "Host: api.devlog.example";
const key = "Authorization: Bearer <key>";
const json = "Content-Type: application/json";
const http = (...lines: string[]) => fence("http", lines.join("\n"));
const told = async (...fences: string[]) =>
  (await check(...fences)).problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);

it.each([
  ["a call", http("GET /v1/projects?limit=1 HTTP/1.1", host, key)],
  ["an id that a reader fills in", http("GET /v1/repositories/<id> HTTP/1.1", host, key)],
  ["a body", http("POST /v1/worklog-entries HTTP/1.1", host, key, json, "Content-Length: 62", "", entry)],
  ["what others send to the reader", http("GET /callback?code=1 HTTP/1.1", "Host: recaps.acme.example")],
  ["fields alone", http(key)],
  ["an answer in one piece", http("HTTP/1.1 404 Not Found", "", problem({}))],
])("%s may stand", async (_, text) => expect(await told(text)).toEqual([]));

it.each([
  ["a wrong path", ["GET /v1/project HTTP/1.1", host, key], /^6 .*no path \/project\b.*mean \/projects/],
  ["a wrong method", ["DELETE /v1/projects HTTP/1.1", host, key], /^6 .*takes no DELETE/],
  ["a wrong parameter", ["GET /v1/projects?limits=1 HTTP/1.1", host, key], /^6 .*"limits".*mean limit/],
  ["no credential", ["GET /v1/projects HTTP/1.1", host], /^6 .*no credential. Write Authorization: Bearer <key>\.$/],
  ["a whole key", ["GET /v1/projects HTTP/1.1", host, "Authorization: Bearer dvl_live_1"], /^8 .*Write Authorization/],
  ["a wrong header field", ["GET /v1/projects HTTP/1.1", host, key, "Idempotence-Key: a"], /^9 .*no header field/],
  [
    "no body",
    ["POST /v1/worklog-entries HTTP/1.1", host, key, json],
    /^6 .*needs a body. Add a JSON object behind an empty line\.$/,
  ],
  ["a body too many", ["GET /v1/projects HTTP/1.1", host, key, json, "", "{}"], /^11 .*takes no body. Remove it, or/],
  ["no type", ["POST /v1/worklog-entries HTTP/1.1", host, key, "", entry], /^10 .*Add Content-Type: application\/json/],
  [
    "a wrong field",
    ["POST /v1/worklog-entries HTTP/1.1", host, key, json, "", '{"titel": "x"}'],
    /^11 .*lacks "title"/,
  ],
  ["a wrong host", ["GET /v1/projects HTTP/1.1", "Host: api.devlog.exampel", key], /^6 Nobody knows the address/],
  ["no host", ["GET /v1/projects HTTP/1.1", key], /^6 .*which host.*Host: api\.devlog\.example\.$/],
  ["a form of OAuth", ["POST /oauth/token HTTP/1.1", host, "", "grant_type=pasword"], /^6 .*grant_type "pasword"/],
  [
    "a part of a form",
    ["POST /oauth/device HTTP/1.1", host, "", "scope=a"],
    /^6 .*lacks client_id. Add client_id=…\.$/,
  ],
  ["a wrong answer", ["HTTP/1.1 404 Not Found", "", problem({ code: "not_fond" })], /^8 .*mean "not_found"/],
  ["an answer of nothing", ["HTTP/1.1 200 OK", json, "", '{"a": 1}'], /^8 This JSON does not say what it is/],
])("%s is told in its line", async (_, lines, says) => {
  const problems = await told(http(...lines));
  expect(problems[0]).toMatch(says);
});

it("an answer is held to the request before it", async () => {
  const request = http("GET /v1/projects HTTP/1.1", host, key);
  const answer = (status: string) => http(`HTTP/1.1 ${status}`, "", '{"data": [], "next_cursor": null}');
  expect(await told(request, answer("200 OK"))).toEqual([expect.stringContaining("has_more")]);
});
