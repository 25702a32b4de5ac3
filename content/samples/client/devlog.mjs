// Node 20 or newer, no packages needed.
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";
const ATTEMPTS = 5;
const FIRST_CEILING_MS = 500;
const LAST_CEILING_MS = 30_000;
const LONGEST_WAIT_MS = 90_000; // The limit of requests asks for up to 60 s.

export class DevlogError extends Error {
  constructor(status, problem, retryAfter) {
    super(problem.detail ?? `HTTP status ${status}`);
    this.name = "DevlogError";
    this.status = status;
    this.retryAfter = retryAfter; // seconds, for a job queue
    this.code = problem.code;
    this.requestId = problem.request_id;
    this.errors = problem.errors ?? [];
  }
}

export async function devlog(method, path, body, key) {
  const headers = new Headers({
    Authorization: `Bearer ${process.env.DEVLOG_API_KEY}`,
  });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  // One key for all attempts, so that a repeated POST takes effect once.
  if (method === "POST") {
    headers.set("Idempotency-Key", key ?? crypto.randomUUID());
  }

  for (let attempt = 1; ; attempt++) {
    let response;
    let text;
    try {
      response = await fetch(BASE_URL + path, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      text = await response.text();
    } catch (error) {
      // The connection failed or timed out.
      if (attempt === ATTEMPTS) throw error;
      await sleep(backoff(attempt));
      continue;
    }

    if (response.ok) return JSON.parse(text);

    const problem = toProblem(text);
    const asked = retryAfter(response);
    const canRetry =
      response.status === 429 ||
      response.status >= 500 ||
      // An earlier attempt may still be in flight, or one of an earlier run with its key.
      (response.status === 409 && (attempt > 1 || key !== undefined));
    if (!canRetry || attempt === ATTEMPTS || asked > LONGEST_WAIT_MS) {
      throw new DevlogError(response.status, problem, asked / 1000);
    }
    await sleep(asked + backoff(attempt));
  }
}

function backoff(attempt) {
  const ceiling = Math.min(LAST_CEILING_MS, FIRST_CEILING_MS * 2 ** (attempt - 1));
  return Math.random() * ceiling;
}

// Retry-After is a number of seconds or an HTTP date.
function retryAfter(response) {
  const value = response.headers.get("Retry-After");
  if (value === null) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

// A proxy's error page is not a problem object.
function toProblem(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
