import { describe, expect, it } from "vitest";
import { samplesOf } from "./sample/samples";
import { viewOfOperation } from "./test-document";

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
