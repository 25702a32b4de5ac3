import { describe, expect, it } from "vitest";
import type { RequestView } from "../operation/types";
import { type Template, toCall } from "./call";
import { quoteShell } from "./curl";
import { quoteGo } from "./go";
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

describe("what can't travel", () => {
  it.each<[string, Partial<RequestView>, unknown]>([
    [
      "a line break in a header field",
      { headers: [{ name: "X", value: "a\r\nB: c" }] },
      [{ name: "X", value: ["a B: c"] }],
    ],
    ["a name that is no name", { headers: [{ name: "a b", value: "c" }] }, []],
    ["letters beyond ASCII", { headers: [{ name: "X", value: "é" }] }, [{ name: "X", value: ["%C3%A9"] }]],
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
