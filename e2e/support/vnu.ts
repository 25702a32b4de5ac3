import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { java } from "../../lib/commands/java.mjs";

const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

/** A document to validate; its name may hold slashes and is only what messages call it. */
type Document = { name: string; html: string };
type Report = { messages: { url?: string; lastLine?: number; message: string; extract?: string }[] };

/** The errors that the Nu HTML Checker finds in documents, one line each. */
export async function validate(documents: readonly Document[]): Promise<string[]> {
  const folder = temporaryFolder("vnu");
  try {
    const files = documents.map(({ html }, at) => {
      const file = path.join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const { messages } = await runVnu(files);
    return messages.map(({ url, lastLine, message, extract }) => {
      const name = documents[Number.parseInt(path.basename(url ?? ""), 10)]?.name ?? url;
      return `${name}:${lastLine ?? "?"} ${message} ${(extract ?? "").slice(0, 160)}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** vnu writes its report to stderr and ends with 1 where it found errors; anything that is no report is a failure of vnu. */
function runVnu(files: readonly string[]): Promise<Report> {
  // It lives for seconds: to compile it better than quickly, as the second processor would, does not pay. Such code has
  // larger frames on the stack.
  const forSeconds = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];
  const options = [...forSeconds, "-jar", jar, "--errors-only", "--format", "json", ...files];
  return new Promise((resolve, reject) => {
    execFile(java, options, { maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      try {
        resolve(JSON.parse(stderr) as Report);
      } catch {
        reject(error ?? new Error(`vnu said: ${stderr.slice(0, 500)}`));
      }
    });
  });
}
