import { describe, expect, it } from "vitest";
import type { RequestView } from "../operation/types";
import { type Template, toCall } from "./call";
import { quoteShell } from "./curl";
import { quoteGo } from "./go-literal";
import { quoteJavaScript } from "./javascript";
import { quotePython } from "./python";
import { samplesOf } from "./samples";

const bearer: Template = ["Bearer ", { variable: "KEY", as: "text" }];
const braces = `\${x}`;

describe("one quoting function per language", () => {
  it.each<[string, (template: Template) => string, Template, string]>([
    ["bash leaves a plain word alone", quoteShell, ["https://a.example/b?"], `"https://a.example/b?"`],
    ["bash leaves an address alone", quoteShell, ["https://a.example/b"], "https://a.example/b"],
    ["bash lets a variable expand", quoteShell, bearer, '"Bearer $KEY"'],
    ["bash lets only the variable expand", quoteShell, ["$(id) ", ...bearer], `'$(id) ''Bearer '"$KEY"`],
    ["bash keeps an apostrophe", quoteShell, ["it's"], "'it'\\''s'"],
    ["bash keeps an exclamation mark", quoteShell, ["a!b"], "'a!b'"],
    ["bash shows what can't be seen", quoteShell, ["\u001b[1m\u202e"], "$'\\x1b[1m\\xe2\\x80\\xae'"],
    ["bash has a word for nothing", quoteShell, [""], "''"],
    ["JavaScript lets a variable expand", quoteJavaScript, bearer, `\`Bearer \${process.env.KEY}\``],
    [
      "JavaScript keeps what looks like a variable",
      quoteJavaScript,
      [braces, ...bearer],
      `\`\\${braces}Bearer \${process.env.KEY}\``,
    ],
    ["JavaScript ends no HTML script", quoteJavaScript, ["</script>"], "'\\x3C/script>'"],
    ["JavaScript shows what can't be seen", quoteJavaScript, ["\u2028\u202e"], "'\\u{2028}\\u{202e}'"],
    ["Python lets a variable expand", quotePython, bearer, `f"Bearer {os.environ['KEY']}"`],
    ["Python keeps braces", quotePython, ["{x}", ...bearer], `f"{{x}}Bearer {os.environ['KEY']}"`],
    ["Python keeps quotes and ends of lines", quotePython, ['"\n\\'], '"\\"\\n\\\\"'],
    ["Python shows what can't be seen", quotePython, ["\u202e\u{e0001}"], '"\\u202e\\U000e0001"'],
    ["Go shows what can't be seen", quoteGo, ["\u202e\u{e0001}"], '"\\u202e\\U000e0001"'],
    ["Go adds a variable", quoteGo, bearer, '"Bearer "+os.Getenv("KEY")'],
    ["Go writes JSON raw", quoteGo, ['{"a": 1}'], '`{"a": 1}`'],
    ["Go writes a backtick in quotes", quoteGo, ['`"'], '"`\\""'],
    ["Go keeps a carriage return", quoteGo, ["a\r\nb"], '"a\\u000d\\nb"'],
  ])("%s", (_, quote, template, code) => expect(quote(template)).toBe(code));
});

const request: RequestView = {
  method: "POST",
  url: "https://api.acme.example/v1/entries",
  query: [],
  headers: [],
  credentials: [],
  body: { mediaType: "application/json", text: "[12345678901234567890]" },
  stream: undefined,
  cli: undefined,
};
const operation = (change: Partial<RequestView>, extensions: [string, unknown][] = []) => ({
  request: { ...request, ...change },
  extensions: new Map(extensions),
});

describe("an operation's samples", () => {
  it("keep every digit of a number", () => {
    for (const { code } of samplesOf(operation({}))) expect(code).toContain("12345678901234567890");
  });

  it.each(['{"a": "\\ud83d"}', '{"\\ud83d": 1}'])("keep half of a character as it is escaped: %s", (text) => {
    for (const { code } of samplesOf(operation({ body: { mediaType: "application/json", text } }))) {
      expect(code.replaceAll("\\\\", "\\")).toContain("\\ud83d");
    }
  });

  it("never take a body for the name of a file", () => {
    const body = { mediaType: "text/plain", text: "@/etc/passwd" };
    expect(samplesOf(operation({ body }))[0]?.code).toContain("--data-raw @/etc/passwd");
  });

  it("end with the CLI's equivalent, if there is one", () => {
    const labels = (cli: string | undefined) => samplesOf(operation({ cli })).map(({ label }) => label);
    expect(labels(undefined)).toEqual(["curl", "JavaScript", "Python", "Go"]);
    expect(labels("devlog logs")).toEqual(["curl", "JavaScript", "Python", "Go", "CLI"]);
  });

  it("leave out fetch where fetch refuses the call", () => {
    const languages = samplesOf(operation({ method: "GET" })).map(({ language }) => language);
    expect(languages).toEqual(["bash", "python", "go"]);
  });

  it("know the events that end a stream from the document", () => {
    const stream = operation({ method: "GET", body: undefined, stream: "events" }, [["x-final-events", ["done"]]]);
    for (const { code } of samplesOf(stream).slice(1)) expect(code).toMatch(/['"]done['"]/);
  });
});

const key = { scheme: "key", name: "key", form: "plain" } as const;
const basic = { scheme: "basic", in: "header", name: "Authorization", form: "basic" } as const;
const resumed = [{ name: "Last-Event-ID", value: "1" }];

// The samples of hostile calls are compared by these very fields: nothing else would miss one.
describe("a call's header fields", () => {
  it.each<[string, Partial<RequestView>, unknown]>([
    ["tell a body's type", { body: request.body }, [{ name: "Content-Type", value: ["application/json"] }]],
    [
      "hold a password in base 64",
      { credentials: [basic] },
      [{ name: "Authorization", value: ["Basic ", { variable: "KEY", as: "base64" }] }],
    ],
    [
      "are one for all cookies",
      { credentials: [{ ...key, in: "cookie" }], headers: [{ name: "cookie", value: "a=b" }] },
      [{ name: "Cookie", value: ["key=", { variable: "KEY", as: "text" }, "; a=b"] }],
    ],
    [
      "have a variable for each credential, those of one name and those without one, too",
      { credentials: ["a-b", "a.b", "1"].map((scheme, at) => ({ ...key, scheme, in: "header", name: `X-${at}` })) },
      ["A_B", "A_B_2", "KEY"].map((variable, at) => ({ name: `X-${at}`, value: [{ variable, as: "text" }] })),
    ],
    ["hold a token", { credentials: [{ ...basic, form: "bearer" }] }, [{ name: "Authorization", value: bearer }]],
    ["hold nothing of the address", { credentials: [{ ...key, in: "query" }] }, []],
    [
      "read a stream from its beginning",
      { stream: "events", headers: [...resumed, { name: "X", value: "a" }] },
      [{ name: "X", value: ["a"] }],
    ],
    ["say from where, if it is no stream", { headers: resumed }, [{ name: "Last-Event-ID", value: ["1"] }]],
  ])("%s", (_, change, headers) => {
    expect(toCall({ ...request, body: undefined, ...change }, "KEY").headers).toEqual(headers);
  });
});

describe("a call's address", () => {
  it.each<[string, Partial<RequestView>, Template]>([
    [
      "keeps times and lists readable",
      { query: [{ name: "a", value: "1:2,3:4/@" }] },
      ["https://a.example/?a=1:2,3:4/@"],
    ],
    [
      "has nothing for a shell",
      { query: [{ name: "a", value: "('!*')" }] },
      ["https://a.example/?a=%28%27%21%2A%27%29"],
    ],
    ["is encoded once", { url: "https://a.example/%20 '(é)$" }, ["https://a.example/%20%20%27%28%C3%A9%29%24"]],
    [
      "goes on where it has a query",
      { url: "https://a.example/?b", query: [{ name: "a", value: "" }] },
      ["https://a.example/?b&a="],
    ],
    [
      "has a credential last, to be encoded as it runs",
      { query: [{ name: "a" }], credentials: [{ ...key, in: "query" }] },
      ["https://a.example/?a&key=", { variable: "KEY", as: "query" }],
    ],
  ])("%s", (_, change, address) => {
    expect(toCall({ ...request, url: "https://a.example/", ...change }, "KEY").url).toEqual(address);
  });
});

describe("what can't travel", () => {
  it.each<[string, Partial<RequestView>, unknown]>([
    [
      "a line break in a header field",
      { headers: [{ name: "X", value: "a\r\nB: c" }] },
      [{ name: "X", value: ["a B: c"] }],
    ],
    ["a name that is no name", { headers: [{ name: "a b", value: "c" }] }, []],
    ["a credential's name that is no name", { credentials: [{ ...key, in: "header", name: "a b" }] }, []],
    [
      "letters beyond ASCII",
      { headers: [{ name: "X", value: "éa é🚀" }] },
      [{ name: "X", value: ["%C3%A9a %C3%A9%F0%9F%9A%80"] }],
    ],
    [
      "what can't be seen",
      { headers: [{ name: "X", value: " a\u0001\u007fb  c\t" }] },
      [{ name: "X", value: ["ab c"] }],
    ],
    [
      "two fields of one name",
      {
        headers: [
          { name: "X", value: "a" },
          { name: "x", value: "b" },
        ],
      },
      [{ name: "X", value: ["a, b"] }],
    ],
  ])("%s is brought into a form that can", (_, change, headers) => {
    expect(toCall({ ...request, body: undefined, ...change }, "KEY").headers).toEqual(headers);
  });
});

it("half of a character in a body, which no program's text can hold, is brought into a form that can, too", () => {
  const { body } = toCall({ ...request, body: { mediaType: "text/plain", text: "a\ud83d" } }, "KEY");
  expect(body?.text).toBe("a\ufffd");
});
