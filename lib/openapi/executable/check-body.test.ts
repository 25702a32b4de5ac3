import { expect, it } from "vitest";
import { listCommands } from "@/lib/shell/commands";
import { checkCall } from "./check-call";
import { buildContract } from "./contract";
import { readCurl } from "./curl";
import { inCurl } from "./syntax";

const says = (type: string, command: string) => {
  const requestBody = { content: { [type]: { schema: { type: "object", properties: { a: { type: "string" } } } } } };
  const contract = buildContract({
    servers: [{ url: "https://api.acme.example" }],
    paths: { "/entries": { post: { requestBody } } },
  });
  const [read] = listCommands(`curl https://api.acme.example/entries ${command}`).commands;
  if (!read) throw new Error("There is no command.");
  return checkCall(readCurl(read).call, contract, new Map(), inCurl).faults.map(({ what }) => what);
};

it.each([
  ["application/json; charset=utf-8", `-H "Content-Type: application/json" -d '{"a": "b"}'`],
  ["application/JSON", `-H "Content-Type: application/json; charset=utf-8" -d '{"a": "b"}'`],
  ["application/x-www-form-urlencoded", "-d a=b"],
  ["application/x-www-form-urlencoded", "--data-urlencode a=b"],
  ["text/plain", `-H "Content-Type: text/plain" -d 'a: b'`],
])("a body of %s may be sent so: %s", (type, command) => expect(says(type, command)).toEqual([]));

it.each([
  ["application/json; charset=utf-8", "-d '{}'", "The body is sent as a form."],
  ["text/plain", "-H 'Content-Type: text/html' -d a", "The body is sent as text/html."],
  [
    "application/json; charset=utf-8",
    `-H "Content-Type: application/json" -d '{"a": 1}'`,
    "The body does not fit: /a ",
  ],
])("one of %s may not be sent so: %s", (type, command, what) =>
  expect(says(type, command)).toEqual([expect.stringContaining(what)]),
);
