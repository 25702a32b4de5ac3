import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";

const project = path.join(import.meta.dirname, "../..");
const tsx = pathToFileURL(path.join(project, "node_modules/tsx/dist/loader.mjs")).href;

it.each([
  ["serve", [], "There is no published out/ to serve: npm run build makes it.\n"],
  ["try-host", ["https://x.example"], "There is no published out/ to compare with: npm run build makes it.\n"],
])("%s says of an out/ whose publishing has not ended that there is none", (name, options, message) => {
  const cwd = temporaryFolder("unpublished");
  mkdirSync(path.join(cwd, "out/docs"), { recursive: true });
  for (const file of ["_headers", "docs/index.html"]) writeFileSync(path.join(cwd, "out", file), "");
  const command = path.join(project, `lib/commands/${name}.ts`);
  const { status, stderr } = spawnSync(process.execPath, ["--import", tsx, command, ...options], {
    cwd,
    env: { ...process.env, PORT: "3000", TSX_TSCONFIG_PATH: path.join(project, "tsconfig.json") },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, message]);
});
