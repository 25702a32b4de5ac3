import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/lib/network/free-port";
import type { JsonObject } from "@/lib/openapi/json";

export type Mock = { url: string; stop: () => void };

/**
 * Starts a server on this machine alone that answers as an API description says, and refuses what it does not allow.
 * The program is run by node directly: started by npx, it would outlive whoever stops it.
 */
export async function startMock(document: JsonObject): Promise<Mock> {
  const folder = mkdtempSync(path.join(tmpdir(), "mock-"));
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const program = path.join(import.meta.dirname, "node_modules/@stoplight/prism-cli/dist/index.js");
  const args = [program, "mock", "-h", "127.0.0.1", "-p", String(port), "--errors", "--multiprocess=false", file];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text;
      if (said.includes("Prism is listening")) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => reject(new Error(`The mock server did not start:\n${said}`)));
    setTimeout(
      () => reject(new Error(`The mock server took longer than 30 seconds to start:\n${said}`)),
      30_000,
    ).unref();
  }).catch((error) => {
    stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}
