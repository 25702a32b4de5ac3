import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { warmUpInWait } from "./warm-up";

it("packages are loaded when the first process starts, and then no more", async () => {
  const loaded: string[] = [];
  const start = () => once(spawn(process.execPath, ["--version"], { stdio: "ignore" }), "exit");
  warmUpInWait(async (name) => void loaded.push(name));
  expect(loaded).toEqual([]);
  await start();
  expect(loaded).toContain("@mdx-js/mdx");
  const { length } = loaded;
  await start();
  expect(loaded).toHaveLength(length);
});

it("one that cannot be loaded ends nothing", async () => {
  warmUpInWait(() => Promise.reject(new Error("There is no such package.")));
  await once(spawn(process.execPath, ["--version"], { stdio: "ignore" }), "exit");
});
