import { describe, expect, it } from "vitest";
import { languages, runnable } from "../run-samples";
import { open, readBy, transcript } from "./run-reader";

describe.each(languages)("the page's reader of a stream in %s", (language) => {
  it.runIf(runnable[language])("doesn't take an event that it can't read for a lost connection", async () => {
    const { complaint, lastIds } = await readBy(language, (response) =>
      open(response).end('retry: 20\nid: 1\nevent: recap.delta\ndata: {"text":\n\n'),
    );
    expect(complaint).toMatch(/JSON/i);
    expect(lastIds.length).toBe(1);
  });

  it.runIf(runnable[language])("says why a recap failed", async () => {
    const { complaint } = await readBy(language, (response) => open(response).end(transcript("failed")));
    expect(complaint.trim()).toBe(
      "internal_error: The recap could not be completed because of an error in Devlog. (req_4NvJ7yCpTe)",
    );
  });

  it.runIf(runnable[language])("says why the stream is refused, and doesn't come back", async () => {
    const { complaint, lastIds } = await readBy(language, (response) =>
      response
        .writeHead(404)
        .end('{"code":"not_found","detail":"No recap has the id rcp_x.","request_id":"req_5DgW9nQaZt"}'),
    );
    expect(complaint.trim()).toBe("not_found: No recap has the id rcp_x. (req_5DgW9nQaZt)");
    expect(lastIds.length).toBe(1);
  });

  it.runIf(runnable[language]).each([
    ["a page", "<h1>Forbidden</h1>"],
    ["nothing", ""],
    ["another object", '{"message":"Forbidden"}'],
    ["no object", "null"],
  ])("tells the status where a proxy refuses with %s", async (_, body) => {
    const { complaint, lastIds } = await readBy(language, (response) => response.writeHead(403).end(body));
    expect(complaint.trim()).toBe("HTTP status 403");
    expect(lastIds.length).toBe(1);
  });

  it.runIf(runnable[language])("tells the status where a refusal breaks off", async () => {
    const { complaint, lastIds } = await readBy(language, (response) => {
      response.writeHead(403, { "Content-Length": "100" }).write('{"code":');
      setTimeout(() => response.destroy(), 100);
    });
    expect(complaint.trim()).toBe("HTTP status 403");
    expect(lastIds.length).toBe(1);
  });
});
