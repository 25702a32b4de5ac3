import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list";

/*
 * What takes long to make of the site's texts is kept under `.cache/content/`, by a hash of everything that it was made
 * from, our own code included.
 */
const folder = path.join(process.cwd(), ".cache", "content");

/** The name under which something made from these texts is kept. */
export function keyOf(...texts: readonly string[]): string {
  return createHash("sha256").update(pipelineHash()).update(texts.join("\0")).digest("hex").slice(0, 32);
}

/** Whether something is kept under a name. */
export function isKept(key: string): boolean {
  return existsSync(fileOf(key));
}

/** What is kept under a name; `undefined` where nothing is, or where it can't be read. */
export function readKept<T>(key: string): T | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(key), "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a plain value. Written aside and renamed, so that two workers can never leave half a file. */
export function keep(key: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const aside = path.join(folder, `${key}.${process.pid}.part`);
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, fileOf(key));
}

/** A plain value that takes long to make of a text: made once, for every process of this build and for the next one. */
export function keptOnDisk<T>(name: string, text: string, make: () => T): T {
  const key = keyOf(name, text);
  const kept = readKept<T>(key);
  if (kept !== undefined) return kept;
  const made = make();
  keep(key, made);
  return made;
}

const fileOf = (key: string) => path.join(folder, `${key}.json`);

/** Whatever can change what a text is made into. */
export const inputs = [
  "lib/mdx",
  "lib/content",
  "lib/resolvers",
  "lib/facts",
  "lib/files",
  "lib/openapi",
  "lib/cli",
  "lib/routing",
  "lib/shell",
  "lib/site",
  "openapi",
  "content/samples",
];
const inputFiles = ["content/cli/devlog.opencli.yaml", "package-lock.json"];

/** Neither tests nor what tests alone import, which stands in folders named `testing`. */
const read = /^(?!testing\/).*(?<!\.test)\.(ts|mjs|py|go|sh|yaml|json)$/;

let known = { stamp: "", hash: "" };

/** Changes whenever our code, a package, or a document that pages take facts from does. A build looks once. */
function pipelineHash(): string {
  if (known.hash !== "" && process.env.NODE_ENV === "production") return known.hash;
  const files = [
    ...inputs.flatMap((folder) =>
      existsSync(folder) ? listFiles(folder, read).map((name) => `${folder}/${name}`) : [],
    ),
    ...inputFiles.filter(existsSync),
  ];
  const stamp = files.map((name) => `${name}:${statSync(name).mtimeMs}`).join();
  if (stamp !== known.stamp) {
    const digest = createHash("sha256");
    for (const name of files) digest.update(name).update(readFileSync(name));
    known = { stamp, hash: digest.digest("hex") };
  }
  return known.hash;
}
