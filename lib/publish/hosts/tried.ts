import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { matches, type Rule } from "./rules";

/** Where nothing is: one of each kind that a rule or a host treats in its own way. */
export const missing = [
  "/docs/no-such-page/",
  "/elsewhere",
  "/docs/inbox.txt",
  "/docs/nothing.md",
  "/docs/cli/index.md",
  "/nothing.yaml",
  "/_next/static/chunks/gone.js",
];

/** What no address can be. */
export const malformed = ["/docs/%E0%A4%A", "/docs/%", "/docs/%2e%2e%2f%2e%2e%2fpackage.json", "/docs/a%00b"];

/** A file of each ending for which other rules hold. */
export function filesOfEachKind(out: string, rules: readonly Rule[]): string[] {
  const files = listFiles(out, /\.\w+$/).filter((name) => ![".nojekyll", "index.html"].includes(name));
  return oneOfEach(files, (name) => path.extname(name) + rulesAt(`/${name}`, rules));
}

/** The address of a folder without a page for which other rules hold: nobody should see what lies in it. */
export function foldersOfEachKind(out: string, rules: readonly Rule[]): string[] {
  const files = listFiles(out, /./);
  const folders = new Set(files.map((name) => path.posix.dirname(name)));
  for (const name of [".", ...files.filter((file) => file.endsWith("/index.html")).map(path.posix.dirname)])
    folders.delete(name);
  const addresses = [...folders].map((folder) => encodeURI(`/${folder}/`));
  return oneOfEach(addresses, (address) => rulesAt(address, rules));
}

const rulesAt = (address: string, rules: readonly Rule[]) => rules.map(({ path }) => matches(path, address)).join();

function oneOfEach(names: readonly string[], kindOf: (name: string) => string): string[] {
  return [...new Map(names.map((name) => [kindOf(name), name])).values()];
}
