import path from "node:path";
import { expect, it } from "vitest";
import { buildGo, runnable } from "./run-samples";

it.runIf(runnable.Go)(
  "a program is built once, and another one for itself",
  () => {
    const [verify, receive] = ["verify.go", "receive.go"].map((file) =>
      path.join(import.meta.dirname, "webhooks", file),
    ) as [string, string];
    const program = buildGo([verify, receive]);
    expect(buildGo([verify, receive])).toBe(program);
    expect(buildGo([verify], "package main\n\nfunc main() {}\n")).not.toBe(program);
  },
  120_000,
);
