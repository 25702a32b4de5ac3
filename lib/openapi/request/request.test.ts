import { describe, expect, it } from "vitest";
import { isNewKey, type Template, toCall } from "../sample/call";
import { samplesOf } from "../sample/samples";
import { viewOfOperation } from "../testing/document";

describe("an answer that comes piece by piece", () => {
  const samplesFor = (...types: string[]) => {
    const content = types.map((type) => `${type}: {}`).join(", ");
    const view = viewOfOperation(`{ responses: { 200: { content: { ${content} } } } }`, { method: "get" });
    return { stream: view.request.stream, samples: samplesOf(view).map(({ code }) => code) };
  };

  it.each([
    [["text/event-stream"], "events"],
    [["text/event-stream; charset=utf-8"], "events"],
    [["application/jsonl"], "items"],
    [["application/x-ndjson"], "items"],
    [["application/json-seq"], "items"],
    [["multipart/mixed"], "items"],
    [["application/x-ndjson", "text/event-stream"], "items"],
    [["application/json"], undefined],
    [["text/event-stream", "application/json"], undefined],
    [[], undefined],
  ])("of %j is a stream of %s", (types, stream) => expect(samplesFor(...types).stream).toBe(stream));

  it("is read event by event only where there are events, and never held back by curl", () => {
    const readers = (type: string) => samplesFor(type).samples.map((code) => /Last-Event-ID/.test(code));
    expect(readers("text/event-stream")).toEqual([false, true, true, true]);
    expect(readers("application/jsonl")).toEqual([false, false, false, false]);
    expect(samplesFor("application/jsonl").samples[0]).toContain("curl -N ");
  });
});

describe("required parameters", () => {
  const callOf = (...parameters: string[]) => {
    const list = parameters.map((one) => `{ required: true, ${one} }`).join(", ");
    const view = viewOfOperation(`{ parameters: [${list}] }`, { root: "servers: [{ url: https://a.example }]\n" });
    return toCall(view.request, "KEY");
  };
  const tags = "schema: { type: array, items: { type: string } }, example: [a, b]";
  const range = "schema: { type: object }, example: { from: 1, to: 2 }";

  it.each([
    [`name: tag, in: query, ${tags}`, "/a/ID?tag=a&tag=b"],
    [`name: tag, in: query, explode: false, ${tags}`, "/a/ID?tag=a,b"],
    [`name: tag, in: query, style: pipeDelimited, ${tags}`, "/a/ID?tag=a%7Cb"],
    [`name: tag, in: query, style: spaceDelimited, ${tags}`, "/a/ID?tag=a%20b"],
    [`name: on, in: query, style: deepObject, ${range}`, "/a/ID?on%5Bfrom%5D=1&on%5Bto%5D=2"],
    [`name: on, in: query, ${range}`, "/a/ID?from=1&to=2"],
    ["name: q, in: query", "/a/ID?q=Q"],
    ["name: id, in: path, example: a/b", "/a/a%2Fb"],
    [`name: id, in: path, ${tags}`, "/a/a,b"],
    [`name: id, in: path, style: matrix, explode: true, ${tags}`, "/a/;id=a;id=b"],
    ["name: id, in: path, schema: { type: integer }", "/a/1"],
    [String.raw`name: id, in: path, example: "a\ud83d"`, "/a/a%EF%BF%BD"],
    [
      "name: all, in: querystring, content: { application/x-www-form-urlencoded: { example: { a: x y, b: [1, 2] } } }",
      "/a/ID?a=x%20y&b=1&b=2",
    ],
    [
      "name: all, in: querystring, content: { application/x-www-form-urlencoded: { example: a=1&b=2 } }",
      "/a/ID?a=1&b=2",
    ],
    ["name: all, in: querystring, content: { application/json: { example: [1] } }", "/a/ID?%5B1%5D"],
  ])("stand in the address as their page says: %s", (parameter, address) => {
    expect(callOf(parameter).url).toEqual([`https://a.example${address}`]);
  });

  it.each([
    [["name: X-Tags, in: header, schema: { examples: [[a, b]] }"], "X-Tags", "a,b"],
    [["name: session, in: cookie, example: abc"], "Cookie", "session=abc"],
    [["name: a, in: cookie, example: x", "name: b, in: cookie, example: y;z"], "Cookie", "a=x; b=y%3Bz"],
    [["name: tags, in: cookie, example: [x, y]"], "Cookie", "tags=x; tags=y"],
  ])("that are no part of the address are header fields: %j", (parameters, name, value) => {
    expect(callOf(...parameters).headers).toEqual([{ name, value: [value] }]);
  });
});

describe("credentials", () => {
  const schemes =
    "appId: { type: apiKey, in: header, name: X-App-Id }, app-key: { type: apiKey, in: query, name: key }, basic: { type: http, scheme: Basic }, bearer: { type: http, scheme: bearer }, digest: { type: http, scheme: digest }, oauth: { type: oauth2, flows: {} }, mutual: { type: mutualTLS }";
  const callFor = (security: string) => {
    const root = `servers: [{ url: https://a.example }]\ncomponents: { securitySchemes: { ${schemes} } }\n`;
    const { url, headers } = toCall(viewOfOperation(`{ security: ${security} }`, { root }).request, "KEY");
    const textOf = (template: Template) =>
      template
        .map((part) => (typeof part === "string" ? part : isNewKey(part) ? part.newKey : `$${part.variable}`))
        .join("");
    return [...headers.map(({ name, value }) => `${name}: ${textOf(value)}`), textOf(url)];
  };
  const open = "https://a.example/a/ID";

  it.each([
    ["[{ bearer: [] }]", ["Authorization: Bearer $KEY", open]],
    ["[{ oauth: [] }]", ["Authorization: Bearer $KEY", open]],
    ["[{ basic: [] }]", ["Authorization: Basic $KEY", open]],
    ["[{ appId: [], app-key: [] }]", ["X-App-Id: $APP_ID", `${open}?key=$APP_KEY`]],
    ["[{ bearer: [], appId: [] }]", ["Authorization: Bearer $BEARER_CREDENTIAL", "X-App-Id: $APP_ID", open]],
    // A header field for credentials is no list.
    ["[{ bearer: [], basic: [] }]", ["Authorization: Bearer $BEARER_CREDENTIAL", open]],
    ["[{ digest: [] }]", [open]],
    ["[{ digest: [] }, { bearer: [] }]", ["Authorization: Bearer $KEY", open]],
    ["[{ mutual: [], bearer: [] }]", ["Authorization: Bearer $KEY", open]],
    ["[{ lost: [] }]", [open]],
    ["[]", [open]],
    // What is no parameter of the credentials' own stays.
    [
      "[{ appId: [], app-key: [] }], parameters: [{ name: x-app-id, in: header, required: true }, { name: key, in: query, required: true }, { name: Key, in: query, required: true, example: b }]",
      ["X-App-Id: $APP_ID", `${open}?Key=b&key=$APP_KEY`],
    ],
  ])("%s are sent as their page says", (security, said) => expect(callFor(security)).toEqual(said));
});

describe("a body", () => {
  const bodyOf = (content: string) => {
    const view = viewOfOperation(`{ requestBody: { required: true, content: { ${content} } } }`);
    return { sent: view.request.body, shown: view.body?.media[0]?.examples[0]?.text };
  };

  it("is sent whole where the page has no room left to show it", () => {
    const fields = Array.from({ length: 700 }, (_, at) => `f${at}: { description: ${"x".repeat(300)} }`).join(", ");
    const example = `{ a: ${"long ".repeat(200)} }`;
    const { sent, shown } = bodyOf(`application/json: { schema: { properties: { ${fields} } }, example: ${example} }`);
    expect(shown).toMatch(/\n…$/);
    expect(JSON.parse(sent?.text ?? "")).toEqual({ a: "long ".repeat(200).trim() });
  });

  it.each([
    ["a long list", `{ list: [${"{ a: 1 }, ".repeat(2000)}] }`],
    ["a long text", `{ text: ${"word ".repeat(3000)} }`],
    ["JSON as text", `'{ "list": [${"1, ".repeat(9000)}1] }'`, "serializedValue"],
  ])("that is too long to be read is sent shorter, and is still JSON: %s", (_, example, field = "value") => {
    const { sent, shown } = bodyOf(`application/json: { examples: { a: { ${field}: ${example} } } }`);
    expect(shown).toMatch(/\n…$/);
    expect(sent?.text.length).toBeLessThan(4001);
    expect(Object.values(JSON.parse(sent?.text ?? ""))[0]).not.toHaveLength(0);
  });

  const form = "application/x-www-form-urlencoded";
  const json = "application/json: { example: { a: 1 } }";
  it.each([
    ["of any type at all", '"*/*": { example: { a: 1 } }', "application/json", '{\n  "a": 1\n}'],
    ["a text of any kind", '"text/*": { example: a }', "text/plain", "a"],
    ["a form", `${form}: { example: { a: x y, b: [1, 2] } }`, form, "a=x+y&b=1&b=2"],
    [
      "a form as its encoding says",
      `${form}: { example: { a: { b: 1 } }, encoding: { a: { style: deepObject } } }`,
      form,
      "a[b]=1",
    ],
    ["a form that is text", `${form}: { example: a=1&b=%20 }`, form, "a=1&b=%20"],
    ["a form without an example", `${form}: { schema: { properties: { a: { type: integer } } } }`, form, "a=1"],
    [
      "JSON instead of parts",
      `multipart/form-data: { example: { a: 1 } }, ${json}`,
      "application/json",
      '{\n  "a": 1\n}',
    ],
    ["JSON instead of nothing", `text/plain: { schema: {} }, ${json}`, "application/json", '{\n  "a": 1\n}'],
    [
      "JSON instead of an object as XML",
      `application/xml: { example: { a: 1 } }, ${json}`,
      "application/json",
      '{\n  "a": 1\n}',
    ],
    ["text of any type", `application/xml: { example: <a/> }, ${json}`, "application/xml", "<a/>"],
    ["a number as text", "text/plain: { example: 5 }", "text/plain", "5"],
    [
      "text of any type, beside its data",
      "a/b: { examples: { a: { dataValue: { a: 1 }, serializedValue: a1 } } }",
      "a/b",
      "a1",
    ],
  ])("is %s", (_, content, mediaType, text) => expect(bodyOf(content).sent).toEqual({ mediaType, text }));

  it("that nothing can write is left out", () => {
    expect(bodyOf("multipart/form-data: { example: { a: 1 } }").sent).toBeUndefined();
  });

  it("that is a form is shown as it is sent", () => {
    expect(bodyOf(`${form}: { example: { a: x y } }`).shown).toBe("a=x+y");
  });

  it("of long lines loses whole lines", () => {
    const { sent } = bodyOf(`text/csv: { example: "${"a,b\\n".repeat(4000)}" }`);
    expect(sent?.text).toMatch(/^(a,b\n)+$/);
  });
});
