import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { keepFile, keptFolders, readKeptFile } from "./kept-files";
import { listFiles } from "./list";
import { keptForALook } from "./look";

/*
 * What takes long to make of the site's texts is kept under `.cache/content/`, by a hash of everything that it was made
 * from, our own code included.
 */

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
  const bytes = readKeptFile(fileOf(key));
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString()) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a plain value under a name. */
export function keep(key: string, value: unknown): void {
  keepFile(fileOf(key), JSON.stringify(value));
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

const fileOf = (key: string) => path.join(keptFolders.content, `${key}.json`);

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
  "lib/texts",
  "openapi",
  "content/samples",
];
const inputFiles = ["content/cli/devlog.opencli.yaml", "package-lock.json"];

/** Neither tests nor what tests alone import, which stands in folders named `testing`. */
const read = /^(?!testing\/).*(?<!\.test)\.(ts|mjs|py|go|sh|yaml|json)$/;

let known = { stamp: "", hash: "" };

/** Changes whenever our code, a package, or a document that pages take facts from does. */
const pipelineHash = keptForALook((): string => {
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
});
