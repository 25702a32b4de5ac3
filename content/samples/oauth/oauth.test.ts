import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { python } from "@/lib/process/python";
import { runnable } from "../run-samples";

/** Plays Devlog: gives a token that ends in a minute for the right code and verifier, and renews it once. */
async function startDevlog(challengeOf: () => string) {
  const grants: string[] = [];
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/projects") {
      const isRight = request.headers.authorization === "Bearer second-access-token";
      if (isRight) return reply(200, { data: [{ id: "prj_7Qm2XcV9Lb", name: "Billing API" }] });
      return reply(401, { code: "unauthenticated", detail: "The token is unknown.", request_id: "req_5DgW9nQaZt" });
    }
    const form = new URLSearchParams(await text(request));
    grants.push(form.get("grant_type") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (form.get("code") === "stopped-by-a-proxy") return response.writeHead(502).end("<h1>Bad gateway</h1>");
    if (form.get("client_id") !== "acme-recaps") return reply(401, { error: "invalid_client", error_description: "x" });
    if (form.get("refresh_token") === "first-refresh-token") return reply(200, tokens("second", 3600));
    if (form.get("code") === "right-code" && challenge === challengeOf()) return reply(200, tokens("first", 30));
    // A description is optional (RFC 6749, section 5.2).
    if (form.get("code") === "old-code") return reply(400, { error: "invalid_grant" });
    if (form.get("code") === "revoked-code") return reply(200, tokens("revoked", 3600));
    return reply(400, { error: "invalid_grant", error_description: "The code was used before." });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, grants, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const tokens = (name: string, expires_in: number) => ({
  access_token: `${name}-access-token`,
  refresh_token: `${name}-refresh-token`,
  token_type: "Bearer",
  expires_in,
  scope: "projects:read",
});

const programs = [
  ["JavaScript", [process.execPath, path.join(import.meta.dirname, "sign-in.mjs")]],
  ["Python", [python, "-B", path.join(import.meta.dirname, "sign_in.py")]],
] as const;

let running: { server: Server; child: ChildProcess } | undefined;
afterEach(() => {
  running?.child.kill();
  running?.server.close();
});

describe.each(programs)("the page's sign-in in %s", (language, [command, ...parameters]) => {
  async function start(program: readonly string[] = parameters) {
    let address = new URL("http://unknown");
    const devlog = await startDevlog(() => address.searchParams.get("code_challenge") ?? "");
    const child = spawn(command, program, {
      env: {
        ...process.env,
        DEVLOG_OAUTH_URL: devlog.url,
        DEVLOG_API_URL: devlog.url,
        DEVLOG_CLIENT_ID: "acme-recaps",
      },
    });
    running = { server: devlog.server, child };
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part) => {
        output += part;
      });
    }
    await expect.poll(() => /https:\S+\n/.test(output), { timeout: 10_000 }).toBe(true);
    address = new URL(/https:\S+/.exec(output)?.[0] ?? "");
    const callback = (query: Record<string, string>) =>
      fetch(`${address.searchParams.get("redirect_uri")}?${new URLSearchParams(query)}`);
    const ended = new Promise<string>((resolve) => child.on("close", () => resolve(output)));
    return { address, callback, ended, grants: devlog.grants, state: address.searchParams.get("state") ?? "" };
  }

  it.runIf(runnable[language])("signs in, ignores another's state, renews, and calls the API", async () => {
    const { address, callback, ended, grants, state } = await start();
    expect(`${address.origin}${address.pathname}`).toBe("https://app.devlog.example/oauth/authorize");
    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    expect(state.length).toBeGreaterThan(20);
    expect((await callback({ code: "forged-code", state: "guessed" })).status).toBe(404);
    expect((await callback({ code: "right-code", state })).status).toBe(200);
    expect(await ended).toContain("prj_7Qm2XcV9Lb Billing API\n");
    expect(grants).toEqual(["authorization_code", "refresh_token"]);
  });

  it.runIf(runnable[language])("answers beside a connection that the browser opens and never uses", async () => {
    const { address, callback, ended, state } = await start();
    const idle = connect(Number(new URL(address.searchParams.get("redirect_uri") ?? "").port), "127.0.0.1");
    await once(idle, "connect");
    expect((await callback({ error: "access_denied", state })).status).toBe(200);
    expect(await ended).toContain("Not signed in: access_denied");
    idle.destroy();
  });

  it.runIf(runnable[language])("ends beside a connection that the browser keeps open", async () => {
    const { address, callback, ended, state } = await start();
    const idle = connect(Number(new URL(address.searchParams.get("redirect_uri") ?? "").port), "127.0.0.1");
    await once(idle, "connect");
    const page = await callback({ code: "right-code", state });
    expect(await page.text()).not.toBe("");
    expect(await ended).toContain("prj_7Qm2XcV9Lb Billing API\n");
    idle.destroy();
  });

  it.runIf(language === "JavaScript")("renews once, whenever the calls come", async () => {
    const calls = `
      let renewals = 0;
      const answer = { access_token: "third-access-token", refresh_token: "third-refresh-token", expires_in: 3600 };
      globalThis.fetch = async () => ({ ok: true, json: async () => (renewals++, answer) });
      tokens.expiresAt = 0;
      const asked = [];
      for (let moment = 0; moment < 100; moment++) {
        asked.push(accessToken());
        await null;
      }
      console.log(new Set(await Promise.all(asked)), "after", renewals, "renewal");`;
    const source = readFileSync(path.join(import.meta.dirname, "sign-in.mjs"), "utf8");
    const { callback, ended, state } = await start(["--input-type=module", "--eval", `${source}${calls}`]);
    await callback({ code: "right-code", state });
    expect(await ended).toContain("Set(1) { 'third-access-token' } after 1 renewal\n");
  });

  it.runIf(runnable[language])("says that the person declined", async () => {
    const { callback, ended, state } = await start();
    await callback({ error: "access_denied", state });
    expect(await ended).toContain("Not signed in: access_denied");
  });

  it.runIf(runnable[language])("says what the token endpoint refuses", async () => {
    const { callback, ended, state } = await start();
    await callback({ code: "used-code", state });
    expect(await ended).toContain("invalid_grant: The code was used before.");
  });

  it.runIf(runnable[language])("says what is refused without a reason", async () => {
    const { callback, ended, state } = await start();
    await callback({ code: "old-code", state });
    expect(await ended).toContain("invalid_grant: no reason given");
  });

  it.runIf(runnable[language])("tells the status of a proxy's error page", async () => {
    const { callback, ended, state } = await start();
    await callback({ code: "stopped-by-a-proxy", state });
    const output = await ended;
    expect(output).toContain("HTTP status 502");
    expect(output).not.toContain("JSON");
  });

  it.runIf(runnable[language])("says what the API refuses", async () => {
    const { callback, ended, state } = await start();
    await callback({ code: "revoked-code", state });
    expect(await ended).toContain("unauthenticated: The token is unknown. (req_5DgW9nQaZt)");
  });

  it.runIf(runnable[language])("goes on after a request whose address is none", async () => {
    const { address, callback, ended, state } = await start();
    const port = Number(new URL(address.searchParams.get("redirect_uri") ?? "").port);
    for (const target of ["//", "*", "http://[", "//[/callback"]) {
      const socket = connect(port, "127.0.0.1");
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect(await text(socket)).not.toMatch(/^HTTP\/1\.[01] 200/);
    }
    await callback({ error: "access_denied", state });
    expect(await ended).toContain("Not signed in: access_denied");
  });
});
