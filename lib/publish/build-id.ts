import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";

/**
 * Names the build by what it publishes, in place of the name that it had so far. A tab that is open during a deployment
 * knows by it that its payloads and the host's are of two builds, and the same files have the same name wherever and
 * whenever they were made. Returns the name.
 */
export function nameBuild(out: string, soFar: string): string {
  const hash = createHash("sha256");
  const naming: string[] = [];
  for (const name of listFiles(out, /./)) {
    const bytes = readFileSync(path.join(out, name));
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
    if (bytes.includes(soFar)) naming.push(name);
  }
  const id = hash.digest("base64url").slice(0, 12);
  for (const name of naming) {
    // A script is kept for a year under a name made of its text, which would not change with it.
    if (!/\.(html|txt)$/.test(name)) throw new Error(`out/${name} names the build, and pages and payloads alone may.`);
    const text = readFileSync(path.join(out, name), "utf8");
    writeFileSync(path.join(out, name), text.replaceAll(soFar, id));
  }
  return id;
}
