import http from "node:http";
import https from "node:https";
import { gunzipSync } from "node:zlib";

export type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

type Question = {
  encoding?: string;
  headers?: Record<string, string>;
  /** Where a redirect may lead, to be followed once. */
  follow?: readonly string[];
};

/** Asks a host for an address exactly as written; `fetch` would put it right first. The body comes without compression. */
export async function ask(origin: string, address: string, question: Question = {}): Promise<Answer> {
  const answer = await send(origin, address, {
    "Accept-Encoding": question.encoding ?? "identity",
    ...question.headers,
  });
  const target = answer.headers.location && new URL(answer.headers.location, origin).pathname;
  const isFollowed = answer.status >= 300 && answer.status < 400 && target && question.follow?.includes(target);
  return isFollowed ? ask(origin, target, { ...question, follow: [] }) : answer;
}

function send(origin: string, address: string, headers: Record<string, string>): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request({ protocol, hostname, port, path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const isPacked = response.headers["content-encoding"] === "gzip" && body.length > 0;
        const fields = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(fields),
          body: isPacked ? gunzipSync(body) : body,
        });
      });
    })
      .on("error", reject)
      .end();
  });
}
