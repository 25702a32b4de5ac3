import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { python } from "@/lib/process/python";

/** The languages whose samples are programs. */
export type ProgramLanguage = "javascript" | "python" | "go";

const programs: Record<ProgramLanguage, readonly [file: string, program: string, ...args: string[]]> = {
  javascript: ["sample.mjs", "node"],
  python: ["sample.py", python],
  go: ["sample.go", "go", "run"],
};

/** How a program ended, with what it printed and what it said of failures. */
export type Ending = { status: number | null; errors: string; output: string };

const listening = path.resolve("lib/openapi/testing/listening");

/** How long it may take, and who is told what it has printed so far. */
type RunOptions = { seconds?: number; onOutput?: (output: string) => void };

/** Saves a sample in a folder as its reader would and runs it to its end, or for so many seconds: `status` is then `null`. */
export async function runSample(
  folder: string,
  language: ProgramLanguage,
  code: string,
  { seconds = 60, onOutput }: RunOptions = {},
): Promise<Ending> {
  const [file, program, ...args] = programs[language];
  writeFileSync(path.join(folder, file), `${code}\n`);
  const child = spawn(program, [...args, file], {
    cwd: folder,
    env: { ...process.env, DEVLOG_API_KEY: "k", PYTHONPATH: listening, PYTHONDONTWRITEBYTECODE: "1" },
    timeout: seconds * 1000,
  });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    onOutput?.(output);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", (cause) =>
      reject(new Error(`This could not be tested: ${program} does not run. npm test installs it.`, { cause })),
    );
  });
  return { status, errors, output };
}
