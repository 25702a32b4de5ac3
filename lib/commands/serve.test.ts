import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each(["abc", "70000", "-1", "3000.5"])("npm run preview says that PORT=%s is no port", (PORT) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "lib/commands/serve.ts"], {
    env: { ...process.env, PORT },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, `PORT is no port: ${PORT}. Choose one from 1 to 65535, such as PORT=3001.\n`]);
});
