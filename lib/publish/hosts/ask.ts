import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

export type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

export type Question = {
  encoding?: string;
  headers?: Record<string, string>;
  /** Where a redirect may lead, to be followed once. */
  follow?: readonly string[];
  /** How many milliseconds each answer may take. */
  patience?: number;
};

/**
 * Asks a host for an address exactly as written; `fetch` would put it right first. The body comes without compression.
 * Whatever is wrong with an answer that is none, or that breaks off, is in the error.
 */
export async function ask(origin: string, address: string, question: Question = {}): Promise<Answer> {
  const headers = { "Accept-Encoding": question.encoding ?? "identity", ...question.headers };
  const answer = await send(origin, address, headers, question.patience ?? 30_000);
  const target = answer.headers.location && new URL(answer.headers.location, origin).pathname;
  const isFollowed = answer.status >= 300 && answer.status < 400 && target && question.follow?.includes(target);
  return isFollowed ? ask(origin, target, { ...question, follow: [] }) : answer;
}

async function send(
  origin: string,
  address: string,
  headers: Record<string, string>,
  patience: number,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const signal = AbortSignal.timeout(patience);
  try {
    const asked = request({ protocol, hostname, port, path: address, headers, agent: false, signal }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const body = await buffer(response);
    const isPacked = response.headers["content-encoding"] === "gzip" && body.length > 0;
    const fields = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(fields),
      body: isPacked ? gunzipSync(body) : body,
    };
  } catch (cause) {
    if (signal.aborted) throw new Error(`no whole answer within ${patience / 1000} seconds`, { cause });
    throw cause;
  }
}
