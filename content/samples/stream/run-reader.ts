import { execFile } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { listening } from "@/lib/network/listening";
import { mapOf, textOf } from "@/lib/openapi/document/value";
import { python } from "@/lib/process/python";
import { at, siteApi } from "@/lib/resolvers/api/document";
import { buildGo, type Language } from "../run-samples";

/** The transcripts of the API document, with a shorter wait before reconnecting. */
export function transcript(name: string): string {
  const example = at(
    siteApi(),
    ...["paths", "/worklog-recaps/{worklog_recap_id}/stream", "get", "responses", "200"],
    ...["content", "text/event-stream", "examples", name],
  );
  const text = textOf(mapOf(example?.value).get("serializedValue")) ?? "";
  return `${text.trimEnd()}\n\n`.replace("retry: 3000", "retry: 20");
}

const programs: Record<Language, () => [string, ...string[]]> = {
  JavaScript: () => [process.execPath, path.join(import.meta.dirname, "read-recap.mjs")],
  Python: () => [python, "-B", path.join(import.meta.dirname, "read_recap.py")],
  Go: () => [buildGo([path.join(import.meta.dirname, "read-recap.go")])],
};

type Answer = (response: ServerResponse, lastId: string | undefined, attempt: number) => unknown;

/** Lets a program of the page read a stream: what it wrote, and with which last ids it asked. */
export async function readBy(language: Language, answer: Answer) {
  const lastIds: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const lastId = request.headers["last-event-id"] as string | undefined;
    lastIds.push(lastId);
    if (request.headers.accept !== "text/event-stream") return response.writeHead(406).end();
    answer(response, lastId, lastIds.length);
  });
  const env = {
    ...process.env,
    DEVLOG_API_URL: await listening(server),
    DEVLOG_API_KEY: "dvl_live_example",
  };
  const [program, ...parameters] = programs[language]();
  return new Promise<{ text: string; complaint: string; lastIds: typeof lastIds }>((resolve) => {
    execFile(program, [...parameters, "rcp_8HbJ2uKeMx"], { env }, (_, text, complaint) => {
      server.closeAllConnections();
      server.close();
      resolve({ text, complaint, lastIds });
    });
  });
}

/** Begins to answer with a stream. */
export const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "Content-Type": "text/event-stream" });
