import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { packagesOfBuild } from "@/lib/files/packages-of-build.mjs";
import { warmUpInWait } from "./warm-up";

const start = () => once(spawn(process.execPath, ["--version"], { stdio: "ignore" }), "exit");

it("packages are loaded when the first process starts, and then no more", async () => {
  const loaded: string[] = [];
  warmUpInWait(async (name) => void loaded.push(name));
  expect(loaded).toEqual([]);
  await start();
  expect(loaded).toContain("@mdx-js/mdx");
  const { length } = loaded;
  await start();
  expect(loaded).toHaveLength(length);
});

it("one that cannot be loaded ends nothing, and keeps no other back", async () => {
  const tried: string[] = [];
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  warmUpInWait((name) => {
    tried.push(name);
    return Promise.reject(new Error("There is no such package."));
  });
  await start();
  // Node tells of what nobody has handled when nothing is left to be done at once.
  await setImmediate();
  process.off("unhandledRejection", note);
  expect(tried).toEqual([...packagesOfBuild]);
  expect(unhandled).toEqual([]);
});
