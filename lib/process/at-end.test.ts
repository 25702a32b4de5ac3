import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { projectFolders } from "@/lib/house/project-folders";
import { scriptArguments } from "./testing/script-arguments";

const script = `
  import { atEnd } from "./lib/process/at-end.ts";
  const duty = (name) => () => console.log(name);
  atEnd(duty("first"));
  atEnd(() => {
    throw new Error("It can't be done.");
  });
  const takeBack = atEnd(duty("taken back"));
  atEnd(duty("last"));
  takeBack();
  console.log("ready");
`;

it.each([
  ["SIGHUP", "SIGHUP", 129],
  ["SIGINT", "SIGINT", 130],
  ["SIGTERM", "SIGTERM", 143],
  ["itself", undefined, 0],
] as const)(
  "what ends by %s does what it has to, last first, and each whatever becomes of the others",
  async (_by, name, code) => {
    const waiting = name ? "setInterval(() => {}, 1000);" : "";
    const started = spawn(process.execPath, scriptArguments(script + waiting));
    const closed = once(started, "close");
    const [said, complaint] = [text(started.stdout), text(started.stderr)];
    await once(started.stdout, "data");
    if (name) started.kill(name);
    expect(await closed).toEqual([code, null]);
    expect(await said).toBe("ready\nlast\nfirst\n");
    expect(await complaint).toContain("It can't be done.");
  },
);

it.each([
  ["a signal", /\bSIG(HUP|INT)\b/, "lib/process/at-end.ts"],
  ["a temporary folder", /\bmkdtemp/, "lib/files/temporary-folder.ts"],
])("outside of tests, %s is one file's business", (_what, pattern, owner) => {
  const files = projectFolders().flatMap((folder) =>
    listFiles(folder, /^(?!.*node_modules)(?!.*\.(test|spec)\.).*\.(tsx?|mjs)$/).map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual([owner]);
});
