import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { freePort } from "@/lib/network/free-port";
import { orStop, startProgram, untilAnswer } from "@/lib/network/program";
import type { JsonObject } from "@/lib/openapi/document/json";

export type Mock = { url: string; stop: () => Promise<void> };

/** Starts a server on this machine alone that answers as an API description says, and refuses what it does not allow. */
export async function startMock(document: JsonObject): Promise<Mock> {
  const file = path.join(temporaryFolder("mock"), "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const program = path.join(import.meta.dirname, "node_modules/@stoplight/prism-cli/dist/index.js");
  const args = [program, "mock", "-h", "127.0.0.1", "-p", String(port), "--errors", "--multiprocess=false", file];
  const prism = startProgram(process.execPath, args);
  const url = `http://127.0.0.1:${port}`;
  await orStop(prism, () => untilAnswer(prism, "The mock server", () => fetch(url)));
  return { url, stop: prism.stop };
}
