// Node 20 or newer, no packages needed.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";

const AUTHORIZE_URL = "https://app.devlog.example/oauth/authorize";
const OAUTH_URL = process.env.DEVLOG_OAUTH_URL ?? "https://api.devlog.example/oauth";
const BASE_URL = process.env.DEVLOG_API_URL ?? "https://api.devlog.example/v1";
const CLIENT_ID = process.env.DEVLOG_CLIENT_ID;

/** Lets a person sign in with the browser of this machine. */
async function signIn(scope) {
  const verifier = randomBytes(32).toString("base64url"); // 43 characters
  const state = randomBytes(16).toString("base64url");

  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const redirectUri = `http://127.0.0.1:${server.address().port}/callback`;

  const query = new URLSearchParams({
    response_type: "code",
    client_id: CLIENT_ID,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  console.error(`Open this address to sign in:\n${AUTHORIZE_URL}?${query}`);

  try {
    const code = await codeFrom(server, state);
    return await requestToken({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: CLIENT_ID,
      code_verifier: verifier,
    });
  } finally {
    server.close();
    server.closeAllConnections(); // A browser may keep one open that it never uses.
  }
}

/** Waits until the browser comes back. A request with another state is not ours. */
function codeFrom(server, state) {
  return new Promise((resolve, reject) => {
    server.on("request", (request, response) => {
      const { pathname, searchParams } = new URL(`http://127.0.0.1${request.url}`);
      response.setHeader("Connection", "close");
      if (pathname !== "/callback" || searchParams.get("state") !== state) return response.writeHead(404).end();
      const code = searchParams.get("code");
      response.on("close", () => {
        if (code) resolve(code);
        else reject(new Error(`Not signed in: ${searchParams.get("error")}`));
      });
      response.end("You can close this window.");
    });
  });
}

async function requestToken(parameters) {
  const answer = await call(`${OAUTH_URL}/token`, { method: "POST", body: new URLSearchParams(parameters) });
  return { ...answer, expiresAt: Date.now() + answer.expires_in * 1000 };
}

async function call(url, options) {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) });
  if (response.ok) return response.json();

  // OAuth says `error`, the API `code`, and a proxy's error page neither.
  const answer = Object(await response.json().catch(() => null));
  if (answer.error) throw new Error(`${answer.error}: ${answer.error_description ?? "no reason given"}`);
  if (answer.code) throw new Error(`${answer.code}: ${answer.detail} (${answer.request_id})`);
  throw new Error(`HTTP status ${response.status}`);
}

/** The access token, renewed a minute before it ends. Store the new refresh token: the old one is used up. */
async function accessToken() {
  if (Date.now() > tokens.expiresAt - 60_000) {
    // Requests that come meanwhile wait for the same renewal.
    renewal ??= requestToken({
      grant_type: "refresh_token",
      refresh_token: tokens.refresh_token,
      client_id: CLIENT_ID,
    })
      .then((renewed) => {
        tokens = renewed;
      })
      .finally(() => {
        renewal = undefined;
      });
    await renewal;
  }
  return tokens.access_token;
}

let renewal;
let tokens = await signIn("projects:read");

const { data } = await call(`${BASE_URL}/projects`, {
  headers: { Authorization: `Bearer ${await accessToken()}` },
});
for (const project of data) console.log(project.id, project.name);
