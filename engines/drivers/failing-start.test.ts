import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";

const folder = temporaryFolder("failing-start");

/** Writes down who runs it and with which options, each in a line. */
const noting = (name: string) =>
  `require("node:fs").writeFileSync("${path.join(folder, name)}.txt", [process.pid, ...process.argv.slice(2)].join("\\n"));`;
const noted = (name: string) => readFileSync(path.join(folder, `${name}.txt`), "utf8").split("\n");

/** Puts a program in the place of the one that a variable names. */
function pretend(variable: string, name: string, script: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/usr/bin/env node\n${noting(name)}\n${script}`, { mode: 0o755 });
  process.env[variable] = file;
}

const isRunning = (name: string) => {
  try {
    return process.kill(Number(noted(name)[0]), 0);
  } catch {
    return false;
  }
};

it("a WebKit that starts no browser leaves neither driver nor screen", async () => {
  pretend("XVFB_PATH", "screen", `console.log(7); setTimeout(() => {}, 60_000);`);
  const refusal = JSON.stringify({ value: { error: "session not created", message: "Not today." } });
  const answer = `response.writeHead(request.url === "/status" ? 200 : 500).end('${refusal}')`;
  const listening = `.listen(Number(process.argv[2].split("=")[1]), "127.0.0.1")`;
  pretend(
    "WEBKIT_DRIVER_PATH",
    "driver",
    `require("node:http").createServer((request, response) => ${answer})${listening};`,
  );
  const { webkit } = await import("./webkit");
  await expect(webkit.start()).rejects.toThrow("session not created: Not today.");
  expect(["driver", "screen"].filter(isRunning)).toEqual([]);
});

it("a Firefox that opens no session does not run on", async () => {
  const script = `
    const profile = process.argv.at(-1);
    const preferences = require("node:fs").readFileSync(profile + "/user.js", "utf8");
    const send = (socket, message) => socket.write(message.length + ":" + message);
    require("node:net").createServer((socket) => {
      socket.on("error", () => {}).on("data", () => send(socket, '[1,1,{"error":"session not created","message":"No."},null]'));
      send(socket, "{}");
    }).listen(Number(/marionette.port", (\\d+)/.exec(preferences)[1]), "127.0.0.1");
  `;
  pretend("FIREFOX_PATH", "firefox", script);
  const { firefox } = await import("./firefox");
  await expect(firefox.start()).rejects.toThrow("session not created: No.");
  expect(isRunning("firefox")).toBe(false);
});
