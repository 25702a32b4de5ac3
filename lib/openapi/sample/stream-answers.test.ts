import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { type ProgramLanguage, runSample } from "../testing/run-sample";
import { serve } from "../testing/serve";
import { streamSample } from "../testing/stream-sample";

const folder = temporaryFolder("stream-answers");
const languages: readonly ProgramLanguage[] = ["javascript", "python", "go"];

let close = () => {};
afterEach(() => close());

/** The address of a service that answers as it is told. */
async function answering(answer: (response: ServerResponse) => void): Promise<string> {
  const server = await serve((_, response) => answer(response));
  close = server.close;
  return `${server.url}/stream`;
}

const begin = (response: ServerResponse) => response.writeHead(200, { "Content-Type": "text/event-stream" });
const started = "event: recap.started\ndata: {}\n\n";
const completed = (text: string) => `event: recap.completed\ndata: ${text}\n\n`;

describe.each(languages)("the stream in %s", (language) => {
  it("shows an event before anything follows it, whether or not its length is told in chunks", async () => {
    for (const connection of ["keep-alive", "close"]) {
      let show = () => {};
      const isShown = new Promise<void>((resolve) => {
        show = resolve;
      });
      const url = await answering(async (response) => {
        // Without chunks, the answer ends with its connection.
        if (connection === "close") response.removeHeader("Transfer-Encoding");
        begin(response).write(started);
        await isShown;
        response.end(completed("{}"));
      });
      const onOutput = (output: string) => output.includes("recap.started {}\n") && show();
      const { status, output } = await runSample(folder, language, streamSample(url, language), { onOutput });
      expect([status, output], connection).toEqual([0, "recap.started {}\nrecap.completed {}\n"]);
      close();
    }
  });

  // To look for the line's end in all of the line at each byte would take minutes.
  it("takes no longer for a long line than for many short ones", async () => {
    const long = "é".repeat(200_000);
    const url = await answering((response) => begin(response).end(completed(long)));
    const ending = await runSample(folder, language, streamSample(url, language), { seconds: 20 });
    expect(ending).toEqual({ status: 0, errors: "", output: `recap.completed ${long}\n` });
  });

  it.each([401, 404, 429])("ends as a failure when it is refused with %i, with what the service says", async (code) => {
    const url = await answering((response) => response.writeHead(code).end("no such recap"));
    const { status, output, errors } = await runSample(folder, language, streamSample(url, language));
    expect([status, output]).toEqual([1, ""]);
    expect(errors).toContain(`${code} no such recap`);
  });
});
