import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { scriptArguments } from "@/lib/process/testing/script-arguments";
import { runs } from "./need-program.mjs";

const folder = temporaryFolder("programs");
const broken = path.join(folder, "go");
writeFileSync(broken, "#!/bin/sh\nexit 3\n", { mode: 0o755 });

it("a program that is there and broken does not run", () => {
  expect([runs(broken, "version"), runs(process.execPath, "--version"), runs("no-such-program")]).toEqual([
    false,
    true,
    false,
  ]);
});

it("the samples of a language whose program is there and broken are not left out", () => {
  const script = `
    import { runnable } from "./content/samples/run-samples.ts";
    console.log(JSON.stringify(runnable));
  `;
  const output = execFileSync(process.execPath, scriptArguments(script), { env: { ...process.env, PATH: folder } });
  expect(JSON.parse(output.toString())).toEqual({ JavaScript: true, Python: false, Go: true });
});
