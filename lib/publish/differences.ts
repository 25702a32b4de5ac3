import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";

/**
 * Where two folders differ: a line for each file that one of them lacks, that others may read in one of them alone, or
 * whose bytes are others, with the first of them. The names of the two builds are no difference: they stand in every
 * page, before whatever makes them differ.
 */
export function differences(one: string, other: string, names: readonly [string, string] = ["", ""]): string[] {
  const readOther = (file: string) => {
    const bytes = readFileSync(file);
    if (names[0] === names[1] || !bytes.includes(names[1])) return bytes;
    return Buffer.from(bytes.toString("latin1").replaceAll(names[1], names[0]), "latin1");
  };
  const [ofOne, ofOther] = [new Set(listFiles(one, /./)), new Set(listFiles(other, /./))];
  return [...new Set([...ofOne, ...ofOther])].sort().flatMap((name) => {
    if (!ofOther.has(name)) return `${name} is in ${one} alone.`;
    if (!ofOne.has(name)) return `${name} is in ${other} alone.`;
    const modes = [one, other].map((folder) => modesOf(folder, name));
    if (modes[0] !== modes[1]) return `${name} has the modes ${modes.join(" and ")}`;
    const [a, b] = [readFileSync(path.join(one, name)), readOther(path.join(other, name))];
    if (a.equals(b)) return [];
    const at = a.findIndex((byte, index) => byte !== b[index]);
    const from = Math.max(0, (at === -1 ? b.length : at) - 40);
    const excerpt = (bytes: Buffer) => JSON.stringify(bytes.toString("utf8", from, from + 100));
    return `${name} differs: ${excerpt(a)} and ${excerpt(b)}`;
  });
}

/** Who may read a file, by its folder and itself. */
const modesOf = (folder: string, name: string) =>
  [path.dirname(name), name].map((of) => (statSync(path.join(folder, of)).mode & 0o777).toString(8)).join("/");
